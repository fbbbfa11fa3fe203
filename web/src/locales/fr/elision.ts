// « de Camille », « d’Inès », « d’Hugo », « de Hakim », « de Yann »; « que Camille », « qu’Inès ».

const SILENT_START = /^(?:h?[aeiou]|hy|y[^aeiou]|œ|æ)/;

/** First names whose h is breathed, without accents: « de Hakim », but « d’Hélène ». */
const BREATHED = new Set(
  (
    "habib habiba hadi hadja hafid hafida hafsa haim hajar hakan hakim hakima halil halim halima hamad hamed " +
    "hamid hamida hamidou hamza hana hanae hanan hanane hani hania hank hanna hannah hans harald harley harold " +
    "haroun haruka haruki harry harvey hasan hasna hassan hassen hatem hatim hawa haya hayat hayden hazel hedi " +
    "heidi heinrich heinz helga helmut hermann hicham hichem hillel hind hiro hiroshi hocine holly hossein houcine " +
    "houda houria howard hudson hulya hunter husein hussain hussein"
  ).split(" "),
);

function elides(name: string): boolean {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return SILENT_START.test(plain) && !BREATHED.has(plain.split(/[^a-z]/)[0]!);
}

export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`);
