/* All words that a table offers. Of each column a run from its bottom is taken; in one column a card
   may be stepped over if another column is emptied (it is shifted there). Every combination of runs
   is looked up as a sum: there are a few thousand, and a look-up is one probe. */
#ifndef MOVES_H
#define MOVES_H
#include "table.h"

/* A run of one column, as a byte: how deep it goes, and 16 times the place stepped over, from 1. */
typedef struct {
  u64 sum;
  u32 letters, friends;  /* letters taken; letters that go with all of them */
  float gain;
  Tally tally;  /* and in its top four bits what it opens: 1 for a bottom to be covered, 2 for an empty column */
  u8 length, stars, code, empties, skips;
} Run;

#define DEEPEST 15
#define LEAST_LONGEST 5
#define UNRESOLVED -2
#define MOST_RUNS 64
#define OPENS (1u << 28)
static Run runs[COLS][MOST_RUNS];
static int run_count[COLS], plain_runs[COLS], run_column[COLS], columns_walked;
static int longest, may_skip;

static void (*on_word)(int cls, u64 sum, int length, int stars, Tally tally, float gain, u64 way);

static int add_run(Run *run, const u8 *cards, int n, int depth, int over) {
  *run = (Run){.friends = 0xFFFFFFFFu};
  u8 rest[CARDS];
  int kept = n - depth;
  copy(rest, cards, (u32)kept);
  for (int d = 0; d < depth; d++) {
    if (d + 1 == over) continue;
    u32 l = LETTER(cards[n - 1 - d]);
    run->length++;
    run->gain += figure[HARD + l];
    run->tally += tally_of(l);
    if (l == STAR) {
      if (++run->stars > 1) return 0;
      continue;
    }
    if (!(run->friends >> l & 1)) return 0;
    run->friends &= together[l];
    run->letters |= 1u << l;
    run->sum += sign[l];
  }
  run->gain += column_price(cards, n) - column_price(rest, kept);
  if (depth && kept && !(rest[kept - 1] & STOP)) run->gain += figure[OPEN], run->tally += OPENS;
  if (depth && !kept) run->tally += 2 * OPENS;
  run->code = (u8)(depth | over << 4);
  run->empties = depth == n && !over;
  run->skips = over > 0;
  return 1;
}

static void make_runs(const Table *t) {
  int order[COLS];
  for (int i = 0; i < COLS; i++) order[i] = i;
  for (int i = 1; i < COLS; i++)
    for (int j = i; j && t->n[order[j]] < t->n[order[j - 1]]; j--) {
      int x = order[j];
      order[j] = order[j - 1], order[j - 1] = x;
    }
  columns_walked = 0;
  int free_places = 0;
  for (int o = 0; o < COLS; o++) {
    int i = order[o], n = t->n[i];
    if (!n) {
      free_places++;
      continue;
    }
    int w = columns_walked++, made = 0;
    run_column[w] = i;
    int deepest = n < DEEPEST ? n : DEEPEST;
    for (int d = 0; d <= deepest && made < MOST_RUNS; d++) {
      if (!add_run(&runs[w][made], t->c[i], n, d, 0)) break;
      made++;
    }
    plain_runs[w] = made;
    if (may_skip)
      for (int d = 2; d <= deepest && d <= 7; d++)
        for (int over = 1; over < d && made < MOST_RUNS; over++)
          made += add_run(&runs[w][made], t->c[i], n, d, over);
    run_count[w] = made;
  }
  if (free_places && columns_walked)  /* an empty column is there already */
    for (int r = 0; r < run_count[0]; r++) runs[0][r].empties += (u8)free_places;
}

static void walk(int w, u64 sum, u32 friends, int length, int stars, Tally tally, float gain, u64 way, int empties, int skips) {
  const Run *run = runs[w];
  int last = w + 1 == columns_walked;
  for (int r = run_count[w]; r--; run++) {
    int len = length + run->length, st = stars + run->stars, sk = skips + run->skips;
    if (run->letters & ~friends || len > longest || st > 1 || sk > 1) {
      if (!run->skips) {  /* deeper is no better: on to the runs that step over a card */
        int plain = plain_runs[w] - (int)(run - runs[w]);
        r -= plain - 1, run += plain - 1;
      }
      continue;
    }
    int em = empties + run->empties;
    u64 s = sum + run->sum, wy = way | (u64)run->code << (8 * run_column[w]);
    if (!last) {
      walk(w + 1, s, friends & run->friends, len, st, tally + run->tally, gain + run->gain, wy, em, sk);
      continue;
    }
    if (len < SHORTEST || sk > em) continue;
    /* With a star only whether a word may exist is asked here: to find it costs 26 look-ups. */
    int cls = st ? (may_lack(s) ? UNRESOLVED : -1) : class_of(s);
    if (cls != -1) on_word(cls, s, len, st, tally + run->tally, gain + run->gain, wy);
  }
}

/* How many combinations of runs there are up to each length: long words are left out while these
   are too many, for a search that has no time. */
static void shorten(int most) {
  int ways[DEEPEST * 2 + 1] = {1};
  for (int w = 0; w < columns_walked; w++) {
    int next[DEEPEST * 2 + 1] = {0};
    for (int l = 0; l <= longest; l++)
      for (int r = 0; ways[l] && r < run_count[w]; r++)
        if (l + runs[w][r].length <= longest) next[l + runs[w][r].length] += ways[l];
    copy(ways, next, sizeof ways);
  }
  int sum = 0, l = 0;
  while (l <= longest && (l <= LEAST_LONGEST || sum + ways[l] <= most)) sum += ways[l++];
  longest = l - 1;
}

static void each_word(const Table *t, int most) {
  make_runs(t);
  shorten(most);
  if (columns_walked) walk(0, 0, 0xFFFFFFFFu, 0, 0, 0, 0, 0, 0, 0);
}

/* Takes what a way says: whole columns first, the one that steps over a card last. */
static void take(Table *t, u64 way, Log *log) {
  int over_in = -1;
  for (int i = 0; i < COLS; i++) {
    int code = way >> (8 * i) & 255;
    if (code >> 4) {
      over_in = i;
      continue;
    }
    for (int d = code & 15; d--;) pop(t, i), note(log, DO_TAKE | (u32)i);
  }
  if (over_in < 0) return;
  int code = way >> (8 * over_in) & 255;
  for (int d = 1; d <= (code & 15); d++) {
    u8 card = pop(t, over_in);
    if (d != code >> 4) {
      note(log, DO_TAKE | (u32)over_in);
      continue;
    }
    int to = 0;
    while (t->n[to] || to == over_in) to++;
    push(t, to, card);
    note(log, DO_SHIFT | (u32)over_in), note(log, (u32)to);
  }
}
#endif
