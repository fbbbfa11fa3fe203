/* A table of cards: columns, how good it is, and the choices of refill and cover. */
#ifndef TABLE_H
#define TABLE_H
#include "words.h"

typedef struct {
  u8 n[COLS];
  u8 c[COLS][CARDS];
} Table;

/* What was done, as bytes: a kind and a column, then for some a second column. */
#define DO_TAKE 0x00
#define DO_SHIFT 0x10
#define DO_LEND 0x20
#define DO_STOCK 0x30
#define DO_COVER 0x40
#define LOG 160
typedef struct {
  u32 n;
  u8 b[LOG];
} Log;
static inline void note(Log *log, u32 what) { if (log && log->n < LOG) log->b[log->n++] = (u8)what; }

static u8 stock[CARDS];  /* of the search going on; the first is drawn next */
static u32 stock_size;

/* The figures of the score; the host may set others (see bench). */
enum { HARD = 0, DEPTH = 27, DEPTH_HARD, UNSEEN, SHARE, BALANCE, STAR_ROOM, STAR_PRICE, WORD, OPEN, LONELY_Q, FIGURES };
static float figure[FIGURES] = {
  0.1f, 0.5f, 0.3f, 0.5f, 0.0f, 0.6f, 0.5f, 0.8f, 0.1f, 2.5f, 3.0f, 0.3f, 0.4f,
  0.1f, 0.2f, 0.4f, 2.0f, 0.0f, 0.0f, 0.1f, 0.4f, 0.9f, 4.0f, 2.0f, 1.8f, 0.5f, 0.3f,
  0.10f, 0.10f, 0.3f, 0.48f, 1.0f, 6.0f, 0.3f, 1.0f, -0.3f, 3.0f};
static const u32 VOWELS = 1u << 0 | 1u << 4 | 1u << 8 | 1u << 14 | 1u << 20 | 1u << 24;

static inline int is_vowel(u32 letter) { return VOWELS >> letter & 1; }
/* The price of laying a card on this one. */
static inline float weight(u8 card) { return figure[DEPTH] + figure[DEPTH_HARD] * figure[HARD + LETTER(card)]; }

static float column_price(const u8 *cards, int n) {
  float price = 0;
  for (int i = 0; i < n; i++) price += (float)(n - 1 - i) * weight(cards[i]);
  return price;
}

/* A heap of cards counted in one number: letters, vowels, U, Q and stars, each in its own bits. */
typedef u32 Tally;
static inline Tally tally_of(u32 l) {
  if (l == STAR) return 1u << 24;
  return 1u | (u32)is_vowel(l) << 8 | (u32)(l == 'U' - 'A') << 16 | (u32)(l == 'Q' - 'A') << 20;
}
static inline int letters_in(Tally t) { return t & 255; }
static inline int vowels_in(Tally t) { return t >> 8 & 255; }
static inline int us_in(Tally t) { return t >> 16 & 15; }
static inline int qs_in(Tally t) { return t >> 20 & 15; }
static inline int stars_in(Tally t) { return t >> 24 & 15; }

/* Vowels and consonants out of proportion, a Q without its U, stars that lack words to stand in. */
static float balance_price(Tally left) {
  float price = 0;
  int letters = letters_in(left), stars = stars_in(left);
  if (letters > 0) {
    float off = (float)vowels_in(left) - figure[SHARE] * (float)letters;
    price += figure[BALANCE] * off * off / (float)letters;
  }
  if (qs_in(left)) price += figure[LONELY_Q] / (float)(1 + us_in(left));
  float room = (float)(stars + 1) * figure[STAR_ROOM] - (float)(letters + stars);
  if (stars && room > 0) price += figure[STAR_PRICE] * room;
  return price;
}

static Tally tally_table(const Table *t, u32 drawn) {
  Tally sum = 0;
  for (int i = 0; i < COLS; i++)
    for (int k = 0; k < t->n[i]; k++) sum += tally_of(LETTER(t->c[i][k]));
  for (u32 s = drawn; s < stock_size; s++) sum += tally_of(LETTER(stock[s]));
  return sum;
}

static int stars_shown(const Table *t) {
  int stars = 0;
  for (int i = 0; i < COLS; i++)
    for (int k = 0; k < t->n[i]; k++) stars += LETTER(t->c[i][k]) == STAR;
  return stars;
}

static float table_price(const Table *t, u32 drawn) {
  float price = 0;
  for (int i = 0; i < COLS; i++) {
    price += column_price(t->c[i], t->n[i]);
    for (int k = 0; k < t->n[i]; k++) price += figure[HARD + LETTER(t->c[i][k])];
  }
  for (u32 s = drawn; s < stock_size; s++) price += figure[HARD + LETTER(stock[s])] + figure[UNSEEN] + weight(stock[s]);
  return price + balance_price(tally_table(t, drawn));
}

static inline u8 pop(Table *t, int i) { return t->c[i][--t->n[i]]; }
static inline void push(Table *t, int i, u8 card) { t->c[i][t->n[i]++] = card; }

static int first_empty(const Table *t) {
  for (int i = 0; i < COLS; i++) if (!t->n[i]) return i;
  return -1;
}

static float load_of(const Table *t, int i, int n) {
  float sum = 0;
  for (int k = 0; k < n; k++) sum += weight(t->c[i][k]);
  return sum;
}

/* Who lends: where the most is set free; with dice, anyone. */
static int pick_lender(const Table *t, int dicing) {
  int best = -1, met = 0;
  float most = -1;
  for (int i = 0; i < COLS; i++) {
    if (t->n[i] < 2) continue;
    if (dicing) {
      if (!below((u32)++met)) best = i;
      continue;
    }
    float freed = load_of(t, i, t->n[i] - 1);
    if (freed > most) most = freed, best = i;
  }
  return best;
}

/* Where the next card does least harm; with dice, anywhere. */
static int pick_open(const Table *t, int dicing) {
  int best = -1, met = 0;
  float least = 1e9f;
  for (int i = 0; i < COLS; i++) {
    if (!t->n[i] || t->c[i][t->n[i] - 1] & STOP) continue;
    if (dicing) {
      if (!below((u32)++met)) best = i;
      continue;
    }
    float harm = load_of(t, i, t->n[i]);
    if (harm < least) least = harm, best = i;
  }
  return best;
}

static int count(const Table *t) {
  int n = 0;
  for (int i = 0; i < COLS; i++) n += t->n[i];
  return n;
}

/* Refill and cover. `dicing`: 0 as the score says, 1 refill by dice, 2 cover, 3 both. */
static u32 settle(Table *t, u32 drawn, int dicing, Log *log) {
  int left = count(t) + (int)(stock_size - drawn);
  if (left < SHORTEST) return drawn;
  for (int to; (to = first_empty(t)) >= 0;) {
    int from = pick_lender(t, dicing & 1);
    if (from >= 0) {
      push(t, to, pop(t, from));
      note(log, DO_LEND | (u32)from), note(log, (u32)to);
    } else if (drawn < stock_size) {
      push(t, to, stock[drawn++]);
      note(log, DO_STOCK | (u32)to);
    } else break;
  }
  while (drawn < stock_size) {
    int at = pick_open(t, dicing & 2);
    if (at < 0) break;
    push(t, at, stock[drawn++]);
    note(log, DO_COVER | (u32)at);
  }
  return drawn;
}
#endif
