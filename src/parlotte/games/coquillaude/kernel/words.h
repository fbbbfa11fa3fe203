/* The words of each length as bits, as in vocabulary.py: which have a letter so many times, and which have it at a place.
   Here they stand in the order of what they and their anagrams score by, and then of the common letters they have: so 64 words
   side by side mostly need the same letters, and a search that lacks one of them looks at none of these. */
#ifndef WORDS_H
#define WORDS_H
#include "base.h"

#define TEXT_BYTES (5u << 20)
#define MOST_OTHERS 2048u          /* proper nouns, famous people and words of the house, of one length */
#define MOST_OF_A_LENGTH (65536u + MOST_OTHERS)
#define MOST_WORDS (1u << 20)
#define ARENA (30u << 20)
#define BANDS 5                    /* how common a word is: 1 very, 5 rare */
#define MOST_KINS 96
#define MOST_TIMES 9
#define TABLE (1u << 18)
#define OWN_LENGTH 11

typedef struct {
  u8 famous, own_name;
  u16 plain, stars;                /* anagrams of it: of plain words and of famous people */
  u32 from, to;                    /* its words, in the order of the planes */
} Kin;

typedef struct {
  u32 at, count;                   /* in the text */
  u32 first;                       /* among the bands */
  u32 most;                        /* with room for others */
  u32 total, chunks;
  u64 *standing;                   /* [place][letter][chunk]; a place is filled when it is first asked for */
  u32 stood;                       /* the places filled so far, as bits */
  u64 *having;                     /* [letter][times - 1][chunk] */
  u8 times[LETTERS];               /* as many times as any word has it */
  u8 room[LETTERS];                /* and as many as there is room for */
  u32 first_having[LETTERS];       /* chunks before it */
  u32 *needed, *met;               /* [chunk]: letters that all words there have, and that any has */
  u64 *graded;                     /* [band - 1][chunk]: of the text, as common as that or more; then names, the famous */
  u32 *word;                       /* where each begins: in the text, or beyond it among the others */
  u8 *others;
  Kin kin[MOST_KINS];
  int kins;
} Row;

static u8 text[TEXT_BYTES];
static u8 bands[MOST_WORDS];       /* of each word of the text */
static u32 banded;
static Row rows[SIZE + 1];
static u64 arena[ARENA / 8];
static u32 used;                   /* of the arena */

static const u8 *spelt(const Row *r, u32 i) {
  u32 at = r->word[i];
  return at < TEXT_BYTES ? text + at : r->others + (at - TEXT_BYTES);
}

static void *take(u32 bytes) {
  u64 *found = arena + used;
  used += (bytes + 7) / 8;
  return found;
}

static void add_row_of(u32 at, u32 length, u32 count) {
  if (length < SHORTEST || length > SIZE) return;
  Row *r = &rows[length];
  r->at = at, r->count = count, r->first = banded;
  /* The host has written them behind the words, where the next row will stand. */
  if (banded + count <= MOST_WORDS) memcpy(bands + banded, text + at + count * length, count), banded += count;
}

/* Room for what a length needs at most; once, when it is first looked at. 0: there is none left. */
static u32 settle(u32 length) {
  Row *r = &rows[length];
  if (r->standing) return 1;
  u8 most[LETTERS] = {0};
  for (u32 i = 0; i < r->count; i++) {
    u8 here[LETTERS] = {0};
    const u8 *w = text + r->at + i * length;
    for (u32 k = 0; k < length; k++) {
      u32 l = (u32)(w[k] - 'A');
      if (++here[l] > most[l]) most[l] = here[l];
    }
  }
  r->most = r->count + MOST_OTHERS;
  u32 chunks = (r->most + 63) / 64, all = 0;
  for (u32 l = 0; l < LETTERS; l++) {
    r->room[l] = most[l] + 2 < MOST_TIMES ? most[l] + 2 : MOST_TIMES;
    r->first_having[l] = all;
    all += r->room[l];
  }
  u32 planes = (length * LETTERS + all + BANDS + 3) * chunks * 8;
  if (used * 8ull + planes + r->most * 4 + MOST_OTHERS * length + 32 > ARENA) return 0;
  r->having = take(all * chunks * 8);
  r->needed = take(chunks * 4);
  r->met = take(chunks * 4);
  r->graded = take((BANDS + 2) * chunks * 8);
  r->word = take(r->most * 4);
  r->others = take(MOST_OTHERS * length);
  r->standing = take(length * LETTERS * chunks * 8);
  return 1;
}

/* Classes of anagrams, for one row at a time. */
static u32 table[TABLE];           /* word + 1 */
static u32 class_of[MOST_OF_A_LENGTH];
static u16 plain_in[MOST_OF_A_LENGTH], stars_in[MOST_OF_A_LENGTH];
static u8 is_famous[MOST_OF_A_LENGTH];
static u64 sum_of[MOST_OF_A_LENGTH];
static u8 kin_of[MOST_OF_A_LENGTH];
static u32 sorted[MOST_OF_A_LENGTH];
static u8 sorted_fame[MOST_OF_A_LENGTH];
static u64 sign[LETTERS];

static void make_signs(void) {
  u64 state = 20261117;
  for (int l = 0; l < LETTERS; l++) {
    u64 z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    sign[l] = z ^ (z >> 31);
  }
}

static void classify(const Row *r, u32 length) {
  memset(table, 0, sizeof table);
  for (u32 i = 0; i < r->total; i++) {
    const u8 *w = spelt(r, i);
    u64 sum = 0;
    for (u32 k = 0; k < length; k++) sum += sign[w[k] - 'A'];
    sum_of[i] = sum, plain_in[i] = stars_in[i] = 0;
    u32 s = (u32)((sum * 0xD6E8FEB86659FD93ull) >> 46);
    while (table[s] && sum_of[table[s] - 1] != sum) s = (s + 1) & (TABLE - 1);
    if (!table[s]) table[s] = i + 1;
    u32 c = class_of[i] = table[s] - 1;
    if (is_famous[i]) stars_in[c]++; else plain_in[c]++;
  }
}

static int kin_for(Row *r, u8 famous, u8 own_name, u16 plain, u16 stars) {
  for (int k = 0; k < r->kins; k++) {
    Kin *n = &r->kin[k];
    if (n->famous == famous && n->own_name == own_name && n->plain == plain && n->stars == stars) return k;
  }
  if (r->kins == MOST_KINS) return -1;
  r->kin[r->kins] = (Kin){famous, own_name, plain, stars, 0, 0};
  return r->kins++;
}

static int is_own_name(const u8 *w, u32 length) {
  static const u8 name[] = "COQUILLAUDE";
  if (length != OWN_LENGTH) return 0;
  for (u32 k = 0; k < length; k++) if (w[k] != name[k]) return 0;
  return 1;
}

static u32 letters_of(const u8 *w, u32 length) {
  u32 found = 0;
  for (u32 k = 0; k < length; k++) found |= 1u << (w[k] - 'A');
  return found;
}

static void fill_needed(Row *r, u32 length) {
  for (u32 i = 0; i < r->total; i++) {
    u32 letters = letters_of(spelt(r, i), length), c = i >> 6;
    r->needed[c] = i & 63 ? r->needed[c] & letters : letters;
    r->met[c] = i & 63 ? r->met[c] | letters : letters;
  }
}

static void fill_having(Row *r, u32 length) {
  u32 chunks = r->chunks = (r->total + 63) / 64;
  r->stood = 0;
  memset(r->times, 0, LETTERS);
  for (u32 i = 0; i < r->total; i++) {
    const u8 *w = spelt(r, i);
    u8 here[LETTERS] = {0};
    u64 bit = 1ull << (i & 63);
    for (u32 k = 0; k < length; k++) {
      u32 l = (u32)(w[k] - 'A');
      if (here[l] == r->room[l]) continue;
      u64 *plane = r->having + (r->first_having[l] + here[l]) * chunks;
      if (++here[l] > r->times[l]) memset(plane, 0, chunks * 8), r->times[l] = here[l];
      plane[i >> 6] |= bit;
    }
  }
}

/* Which words have a letter at a place. Most places of long words are never asked for. */
static const u64 *standing(Row *r, u32 place, u32 letter) {
  u32 chunks = r->chunks;
  u64 *planes = r->standing + place * LETTERS * chunks;
  if (!(r->stood >> place & 1)) {
    memset(planes, 0, LETTERS * chunks * 8);
    for (u32 i = 0; i < r->total; i++) planes[(u32)(spelt(r, i)[place] - 'A') * chunks + (i >> 6)] |= 1ull << (i & 63);
    r->stood |= 1u << place;
  }
  return planes + letter * chunks;
}

/* Which words are how common; the famous in the order of the planes. */
static void fill_grades(Row *r, u32 length) {
  u32 chunks = r->chunks;
  memset(r->graded, 0, (BANDS + 2) * chunks * 8);
  for (u32 i = 0; i < r->total; i++) {
    u64 bit = 1ull << (i & 63);
    u32 at = r->word[i];
    if (at < TEXT_BYTES) {
      for (u32 b = bands[r->first + (at - r->at) / length]; b && b <= BANDS; b++) r->graded[(b - 1) * chunks + (i >> 6)] |= bit;
    } else if (!sorted_fame[i]) {
      r->graded[BANDS * chunks + (i >> 6)] |= bit;
    }
    if (sorted_fame[i]) r->graded[(BANDS + 1) * chunks + (i >> 6)] |= bit;
  }
}

/* Letters from the most common on. */
static const u8 by_use[] = "ESIRANTOULCMDPGBFHVQYXJZKW";
#define COMMON 11

static const u32 *by_common_letters(const Row *r, u32 length) {
  static u32 first[(1u << COMMON) + 1];
  u32 *order = class_of;           /* it has served */
  memset(first, 0, sizeof first);
  for (u32 i = 0; i < r->total; i++) {
    u32 letters = letters_of(spelt(r, i), length), sign = 0;
    for (u32 k = 0; k < COMMON; k++) sign = sign << 1 | (letters >> (by_use[k] - 'A') & 1);
    sum_of[i] = sign;
    first[sign + 1]++;
  }
  for (u32 s = 0; s < 1u << COMMON; s++) first[s + 1] += first[s];
  for (u32 i = 0; i < r->total; i++) order[first[sum_of[i]]++] = i;
  return order;
}

/* The words of a length with these others: each a byte (1: famous, 2: in the text already) and then four bytes, its
   number there, or the word itself. 0: too many. */
static u32 set_others(u32 length, const u8 *q, u32 count) {
  Row *r = &rows[length];
  r->total = r->kins = 0;
  if (!settle(length)) return 0;
  r->total = r->count;
  memset(is_famous, 0, r->count);
  for (u32 i = 0; i < r->count; i++) r->word[i] = r->at + i * length;
  u32 more = 0;
  while (count--) {
    u8 flags = *q++;
    if (flags & 2) {
      u32 number = (u32)q[0] | (u32)q[1] << 8 | (u32)q[2] << 16 | (u32)q[3] << 24;
      if (number < r->count) is_famous[number] = 1;
      q += 4;
      continue;
    }
    if (r->total == r->most) return 0;
    memcpy(r->others + more * length, q, length);
    is_famous[r->total] = flags & 1;
    r->word[r->total++] = TEXT_BYTES + more++ * length;
    q += length;
  }
  classify(r, length);
  for (u32 i = 0; i < r->total; i++) {
    u32 c = class_of[i];
    int own = is_own_name(spelt(r, i), length);
    u16 plain = (u16)(plain_in[c] - !is_famous[i]), stars = (u16)(stars_in[c] - is_famous[i]);
    int k = own ? kin_for(r, 0, 1, 0, 0) : kin_for(r, is_famous[i], 0, plain, stars);
    if (k < 0) return 0;
    kin_of[i] = (u8)k;
    r->kin[k].to++;
  }
  u32 from = 0;
  for (int k = 0; k < r->kins; k++) {
    r->kin[k].from = from, from += r->kin[k].to, r->kin[k].to = r->kin[k].from;
  }
  const u32 *order = by_common_letters(r, length);
  for (u32 n = 0; n < r->total; n++) {
    u32 i = order[n], to = r->kin[kin_of[i]].to++;
    sorted[to] = r->word[i], sorted_fame[to] = is_famous[i];
  }
  memcpy(r->word, sorted, r->total * 4);
  fill_needed(r, length);
  fill_having(r, length);
  fill_grades(r, length);
  return 1;
}

/* What the host has told of each length is kept, and looked at when a word of that length could first be of use: a game
   begins with few letters, and long words are most of the work. */
#define TOLD_BYTES (1u << 19)
static u8 told[TOLD_BYTES];
static u32 told_used, told_at[SIZE + 1], told_count[SIZE + 1];
static u8 stale[SIZE + 1];
static u32 too_many;               /* a length could not be looked at: the answer would be wrong */

/* 0: too many to keep. */
static u32 keep(u32 length, const u8 *q, u32 size, u32 count) {
  u32 others = 0;
  const u8 *p = q;
  for (u32 i = 0; i < count; i++) {
    if (*p & 2) p += 5; else p += 1 + length, others++;
  }
  if (others > MOST_OTHERS || told_used + size > TOLD_BYTES) return 0;
  memcpy(told + told_used, q, size);
  told_at[length] = told_used, told_count[length] = count;
  told_used += size;
  return 1;
}

/* Before the words of a length are looked at. A search that is stopped in the midst leaves it stale. */
static void ready(u32 length) {
  if (!stale[length]) return;
  if (!set_others(length, told + told_at[length], told_count[length])) { too_many = 1; return; }
  stale[length] = 0;
}
#endif
