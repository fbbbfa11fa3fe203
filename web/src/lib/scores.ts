// The notes of each sound. The house and all games share these names; a sound is named after its event.
export type Note = [hertz: number, at: number, lasts: number, loud?: number, wave?: OscillatorType];

const roll = (hertz: number, blows: number, apart: number): Note[] =>
  Array.from({ length: blows }, (_, at) => [
    hertz + (at % 2) * 12,
    at * apart,
    0.03,
    0.03 + (0.11 * at) / blows,
    "triangle",
  ]);

export const SCORES = {
  // Touch: something was tapped, sent, refused.
  tap: [[620, 0, 0.05, 0.12, "triangle"]],
  sent: [
    [440, 0, 0.09, 0.16],
    [660, 0.07, 0.14, 0.16],
  ],
  refused: [
    [220, 0, 0.12, 0.14],
    [185, 0.12, 0.2, 0.14],
  ],

  // People: arriving, leaving, turn.
  arrive: [
    [392, 0, 0.1],
    [523, 0.09, 0.1],
    [659, 0.18, 0.2],
  ],
  leave: [
    [523, 0, 0.1, 0.12],
    [392, 0.1, 0.22, 0.12],
  ],
  turn: [
    [587, 0, 0.16],
    [880, 0.14, 0.26],
  ],

  // Time: nearly over, and the last seconds.
  soon: [
    [784, 0, 0.1, 0.12, "triangle"],
    [784, 0.2, 0.16, 0.12, "triangle"],
  ],
  tick: [[1180, 0, 0.03, 0.07, "triangle"]],

  // Objects: a card turned, a sheet or vote landing, a pawn moving, points counting up, something bursting.
  turnover: [
    [300, 0, 0.07, 0.14, "triangle"],
    [420, 0.05, 0.08, 0.14, "triangle"],
  ],
  lands: [
    [196, 0, 0.05, 0.2, "triangle"],
    [392, 0.015, 0.06, 0.07],
  ],
  steps: [
    [700, 0, 0.04, 0.1, "triangle"],
    [760, 0.12, 0.04, 0.1, "triangle"],
    [820, 0.24, 0.04, 0.1, "triangle"],
  ],
  count: [[880, 0, 0.04, 0.08, "triangle"]],
  burst: [
    [90, 0, 0.16, 0.24, "sawtooth"],
    [60, 0.05, 0.3, 0.22, "triangle"],
  ],

  // Moments of a match: suspense, a word played, the truth, a successful bluff, completion, the end.
  breath: roll(98, 14, 0.07),
  word: [
    [659, 0, 0.09],
    [784, 0.08, 0.09],
    [988, 0.16, 0.22],
  ],
  true: [
    [523, 0, 0.14],
    [659, 0.11, 0.14],
    [784, 0.22, 0.14],
    [1047, 0.33, 0.4],
  ],
  bluff: [
    [330, 0, 0.12, 0.16, "triangle"],
    [494, 0.12, 0.12, 0.16, "triangle"],
    [415, 0.24, 0.12, 0.16, "triangle"],
    [659, 0.4, 0.34, 0.16, "triangle"],
  ],
  triumph: [
    [392, 0, 0.14],
    [523, 0.13, 0.14],
    [659, 0.26, 0.14],
    [784, 0.39, 0.5],
    [1047, 0.39, 0.6, 0.12],
    [1319, 0.62, 0.7, 0.1],
  ],
  end: [
    [523, 0, 0.18],
    [523, 0.2, 0.1],
    [659, 0.32, 0.18],
    [784, 0.5, 0.2],
    [1047, 0.72, 0.7],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SCORES;
