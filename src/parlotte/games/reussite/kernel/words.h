/* The lexicon as classes of anagrams. A class is known by the sum of its letters' random numbers,
   so taking a card from a heap is one subtraction, and a look-up one probe. */
#ifndef WORDS_H
#define WORDS_H
#include "base.h"

#define MOST_WORDS 480000u
#define TEXT_BYTES (5u << 20)
#define LONGEST 32
#define SLOTS (1u << 20)
#define SEEN_BITS 23   /* 1 MB: is there such a class at all? */
#define LACK_BITS 25   /* 4 MB: is there a class that is this and one letter more? */

static u8 text[TEXT_BYTES];
static u64 sign[32];               /* of a letter; a star's is nothing */
static u32 slots[SLOTS];           /* class + 1 */
static u64 class_sum[MOST_WORDS];
static u32 class_word[MOST_WORDS]; /* where its most common word is in the text */
static u8 class_length[MOST_WORDS], class_band[MOST_WORDS];
static u32 classes;
static u64 seen[(1u << SEEN_BITS) / 64], lack[(1u << LACK_BITS) / 64];
static u32 together[26];           /* letters found in one class with this one */
static int widest_band;            /* only words as common as this */

static inline u32 slot_of(u64 sum) { return (u32)((sum * 0xD6E8FEB86659FD93ull) >> 44); }
static inline u32 seen_at(u64 sum) { return (u32)((sum * 0xD6E8FEB86659FD93ull) >> (64 - SEEN_BITS)); }
static inline u32 lack_at(u64 sum) { return (u32)((sum * 0xA24BAED4963EE407ull) >> (64 - LACK_BITS)); }
static inline int is_seen(u64 sum) { u32 b = seen_at(sum); return seen[b >> 6] >> (b & 63) & 1; }
static inline int may_lack(u64 sum) { u32 b = lack_at(sum); return lack[b >> 6] >> (b & 63) & 1; }

/* The class of these letters, or -1. */
static int class_of(u64 sum) {
  if (!is_seen(sum)) return -1;
  for (u32 s = slot_of(sum);; s = (s + 1) & (SLOTS - 1)) {
    u32 held = slots[s];
    if (!held) return -1;
    if (class_sum[held - 1] == sum) return class_band[held - 1] <= widest_band ? (int)held - 1 : -1;
  }
}

/* The most common class that is these letters and one more (which a star stands for), or -1. */
static int class_with_star(u64 sum) {
  if (!may_lack(sum)) return -1;
  int best = -1;
  for (int l = 0; l < 26; l++) {
    int c = class_of(sum + sign[l]);
    if (c >= 0 && (best < 0 || class_band[c] < class_band[best])) best = c;
  }
  return best;
}

static void add_class(u64 sum, u32 at, u32 length, u8 band, const u8 *count) {
  u32 c = classes++;
  class_sum[c] = sum;
  class_word[c] = at;
  class_length[c] = (u8)length;
  class_band[c] = band;
  u32 b = seen_at(sum);
  seen[b >> 6] |= 1ull << (b & 63);
  u32 mask = 0;
  for (int l = 0; l < 26; l++) if (count[l]) mask |= 1u << l;
  for (int l = 0; l < 26; l++) {
    if (!count[l]) continue;
    b = lack_at(sum - sign[l]);
    lack[b >> 6] |= 1ull << (b & 63);
    together[l] |= count[l] > 1 ? mask : mask & ~(1u << l);
  }
}

static void add_word(u32 at, u32 length, u8 band) {
  u64 sum = 0;
  u8 count[26] = {0};
  for (u32 i = 0; i < length; i++) {
    u32 l = text[at + i] - 'A';
    sum += sign[l];
    count[l]++;
  }
  u32 s = slot_of(sum);
  for (; slots[s]; s = (s + 1) & (SLOTS - 1)) {
    u32 c = slots[s] - 1;
    if (class_sum[c] != sum) continue;
    if (band < class_band[c]) {
      class_band[c] = band;
      class_word[c] = at;
    }
    return;
  }
  slots[s] = classes + 1;
  add_class(sum, at, length, band, count);
}

static void make_signs(void) {
  dice_state = 20261116;
  for (int l = 0; l < 26; l++) sign[l] = dice();
}
#endif
