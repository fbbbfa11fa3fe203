// The curtain between two people who share a device.
export const curtain = {
  passTo: "Passez l’appareil à",
  safe: "Les secrets sont rangés. Les autres regardent le plafond.",
  me: (name: string) => `C’est moi, ${name}`,
  waiting: "On attend les autres.",
  waitingHelp: "Ici, tout est rendu et bien rangé. Pour revoir ou reprendre la sienne :",
  done: (done: number, of: number) => `${done} sur ${of}`,
  doneLabel: "Qui a fini sur cet appareil",
};
export type CurtainWords = typeof curtain;
