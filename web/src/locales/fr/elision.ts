// « de Camille », « d’Inès », « d’Hugo », « de Yann »; « que Camille », « qu’Inès ».

const SILENT_START = /^(?:h?[aeiou]|hy|y[^aeiou]|œ|æ)/;

function elides(name: string): boolean {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return SILENT_START.test(plain);
}

export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`);
