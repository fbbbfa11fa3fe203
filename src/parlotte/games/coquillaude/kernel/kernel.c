/* The best-play finder of La Coquillaude, for WebAssembly. The host writes a question and reads an answer. */
#include "search.h"

#define NAME 8
static u8 question[1u << 20], answer[64];
static u8 named[NAME];             /* the vocabulary that the rows hold */
static u64 mark[SIZE + 1];         /* of what each length was told last */

#define EXPORT(name) __attribute__((export_name(#name)))

EXPORT(text_at) u8 *text_at(void) { return text; }
EXPORT(question_at) u8 *question_at(void) { return question; }
EXPORT(answer_at) u8 *answer_at(void) { return answer; }
EXPORT(begin) void begin(void) { make_signs(); }
EXPORT(add_row) void add_row(u32 at, u32 length, u32 words) { add_row_of(at, length, words); }

static u32 word16(const u8 *q) { return q[0] | (u32)q[1] << 8; }
static u32 word32(const u8 *q) { return word16(q) | word16(q + 2) << 16; }

static u64 mark_of(const u8 *q, u32 size) {
  u64 h = 0xCBF29CE484222325ull;
  while (size--) h = (h ^ *q++) * 0x100000001B3ull;
  return h | 1;
}

/* For each length: its size in bytes (four), the length, how many others (two), and these. */
static int learn(const u8 *q, u32 lengths) {
  u32 heard = 0;
  told_used = 0;
  while (lengths--) {
    u32 size = word32(q), length = q[4];
    u64 m = mark_of(q + 4, size);
    if (length < SHORTEST || length > SIZE) return 0;
    if (mark[length] != m) mark[length] = 0, stale[length] = 1;
    if (!keep(length, q + 7, size - 3, word16(q + 5))) return 0;
    mark[length] = m, heard |= 1u << length;
    q += 4 + size;
  }
  /* Of what is not told any more there are no words. */
  for (u32 length = SHORTEST; length <= SIZE; length++)
    if (!(heard >> length & 1)) rows[length].total = rows[length].kins = 0, mark[length] = 0, stale[length] = 0;
  return 1;
}

/* The name of the vocabulary; the board (a letter from 0, or 255), shells, orange squares, how many of each letter are
   held, half new, most anagrams (255: all), the price of the game's own name (two bytes); whose words (how rare at most, 0
   all; 8: with names; 16: with the famous); of how many lengths the words are told, and these. Answer: a byte, which is 1
   where the vocabulary is not known and must be told (2: it is too large), then points (two bytes), square (two),
   direction, length, word; or nothing. */
EXPORT(best) u32 best(void) {
  const u8 *name = question, *q = question + NAME;
  memcpy(board, q, SQUARES), q += SQUARES;
  memcpy(shell, q, SQUARES), q += SQUARES;
  memcpy(orange, q, SQUARES), q += SQUARES;
  memcpy(held, q, LETTERS), q += LETTERS;
  half_new = q[0], most_anagrams = q[1], own_price = (int)word16(q + 2);
  rarest = q[4] & 7, knows_names = q[4] & 8, knows_famous = q[4] & 16;
  if (rarest > BANDS) rarest = BANDS;
  u32 lengths = q[5], known = 1;
  for (u32 i = 0; i < NAME; i++) known &= name[i] == named[i];
  if (!known) {
    answer[0] = 1;
    if (!lengths) return 1;
    memset(named, 0, NAME);
    answer[0] = 2;
    if (!learn(q + 6, lengths)) return 1;
    memcpy(named, name, NAME);
  }
  held_letters = held_count = 0;
  for (u32 l = 0; l < LETTERS; l++) if (held[l]) held_letters |= 1u << l, held_count += held[l];
  too_many = 0;
  Best found = search();
  answer[0] = too_many ? 2 : 0;
  if (too_many) return 1;
  if (!found.word) return 1;
  const Slot *s = &slots[found.slot];
  answer[1] = (u8)found.points, answer[2] = (u8)(found.points >> 8);
  answer[3] = (u8)s->start, answer[4] = (u8)(s->start >> 8);
  answer[5] = s->direction, answer[6] = s->length;
  memcpy(answer + 7, found.word, s->length);
  return 7u + s->length;
}
