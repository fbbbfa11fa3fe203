// « de Camille », « d’Inès », « d’Hugo », « de Yann ».

const SILENT_START = /^(?:h?[aeiou]|hy|y[^aeiou]|œ|æ)/;

export function de(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return SILENT_START.test(plain) ? `d’${name}` : `de ${name}`;
}
