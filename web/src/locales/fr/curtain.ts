// The curtain between two people who share a device.
export const curtain = {
  passTo: "Passez l’appareil à",
  safe: "Les secrets sont rangés. Les autres regardent le plafond.",
  me: (name: string) => `C’est moi, ${name}`,
  late: (name: string) => `Le temps est passé pour ${name}.`,
  waits: "Le sablier vous attend.",
  runs: "Le sablier n’attend plus !",
  waiting: "On attend les autres.",
  waitingHelp: "Rien à faire pour l’instant. Pour regarder, dites qui vous êtes.",
  done: (done: number, of: number) => `${done} sur ${of}`,
  doneLabel: "Qui a fini sur cet appareil",
};
export type CurtainWords = typeof curtain;
