/* What this game counts by, and its dice. */
#ifndef BASE_H
#define BASE_H
#include "freestanding.h"

#define COLS 7
#define CARDS 112       /* more than a deck */
#define STAR 26
#define LETTER(c) ((c) & 31)
#define STOP 32         /* a blue letter or a star: nothing is laid on it */
#define SHORTEST 4

static inline void copy(void *to, const void *from, u32 n) { __builtin_memcpy(to, from, n); }

/* A small generator of our own: the same question always gets the same answer. */
static u64 dice_state;
static inline u64 dice(void) {
  u64 z = (dice_state += 0x9E3779B97F4A7C15ull);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}
static inline u32 below(u32 n) { return (u32)(((dice() >> 32) * n) >> 32); }
#endif
