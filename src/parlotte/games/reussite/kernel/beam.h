/* The search: the best few tables are kept for each number of cards left (and, when few words are
   wanted, for each number of words); a table where two words take all that is left is the end. */
#ifndef BEAM_H
#define BEAM_H
#include "moves.h"

typedef struct {
  u8 n[COLS], drawn, words, left, stars;
  u8 cards[CARDS];
  int parent, cls;
  float price;
  u64 hash, way;
  Log log;
} Node;

typedef struct {
  float score;  /* more is better */
  int parent, cls;
  u64 way;
} Way;

typedef struct {
  u32 at, n;
} Heap;

#define LONGEST_LAST 16
#define FEW_WORDS 12  /* then shifts are tried too */
#define NO_STAR_SHOWN 50.0f  /* a table where the next word must do without */
#define MOST_NODES 40000
#define MOST_WAYS 400000
#define MOST_WORDS_ROW 32
static Node nodes[MOST_NODES];
static int node_count;
static Way ways[MOST_WAYS];
static u32 ways_used;
static Heap heaps[CARDS][MOST_WORDS_ROW];

static struct {
  int width, room, variants, by_words, most_words, longest_drawing, longest_open, skip_below, combinations, budget;
} how;
static int expanded;

/* The end found: the table before it, its last word but one (if any) and its last. */
static struct {
  int node, cls, last;
  u64 way;
  int words;
} found;

static const Node *parent_node;
static int parent_at, parent_shown, parent_stops;
static Tally parent_tally;
static float parent_base;  /* its price but for what is counted anew after each word */
static u64 parent_sum;

static void pack(Node *node, const Table *t) {
  u32 at = 0;
  u64 hash = node->drawn;
  for (int i = 0; i < COLS; i++) {
    node->n[i] = t->n[i];
    copy(node->cards + at, t->c[i], t->n[i]);
    at += t->n[i];
    u64 own = 7;
    for (int k = 0; k < t->n[i]; k++) own = (own + t->c[i][k] + 1) * 0x9E3779B97F4A7C15ull, own ^= own >> 29;
    hash += own * (own | 1);
  }
  node->hash = hash;
}

static void unpack(const Node *node, Table *t) {
  u32 at = 0;
  for (int i = 0; i < COLS; i++) {
    t->n[i] = node->n[i];
    copy(t->c[i], node->cards + at, node->n[i]);
    at += node->n[i];
  }
}

/* Fewest words that could still do. */
static int words_needed(int left, int stars) {
  int by_length = (left + 11) / 12;
  return left ? (by_length > stars + 1 ? by_length : stars + 1) : 0;
}

static void keep(Way way, u64 sum, int left, int words) {
  Heap *heap = &heaps[left][how.by_words ? words : 0];
  if ((int)heap->n == how.room && way.score <= ways[heap->at - 1].score) return;
  if (way.cls == UNRESOLVED && (way.cls = class_with_star(sum)) < 0) return;
  if (!heap->n && !heap->at) {
    if (ways_used + (u32)how.room > MOST_WAYS) return;
    heap->at = ways_used + 1;
    ways_used += (u32)how.room;
  }
  Way *w = ways + heap->at - 1;
  u32 i;
  if ((int)heap->n < how.room) {
    i = heap->n++;
    for (; i && w[(i - 1) / 2].score > way.score; i = (i - 1) / 2) w[i] = w[(i - 1) / 2];
  } else {
    for (i = 0;;) {
      u32 child = 2 * i + 1;
      if (child >= heap->n) break;
      if (child + 1 < heap->n && w[child + 1].score < w[child].score) child++;
      if (w[child].score >= way.score) break;
      w[i] = w[child];
      i = child;
    }
  }
  w[i] = way;
}

static int words_met, only_skips;

static void consider(int cls, u64 sum, int length, int stars, Tally tally, float gain, u64 way) {
  if (only_skips && !(way & 0xF0F0F0F0F0F0F0ull)) return;
  words_met++;
  const Node *p = parent_node;
  int left = p->left - length, stars_left = p->stars - stars, words = p->words + 1;
  int drawn_out = p->drawn == stock_size;
  if (left < SHORTEST || cls == -1) return;  /* all at once was tried before */
  if (drawn_out && !stars_left && left <= LONGEST_LAST && words + 1 <= how.most_words && (found.node < 0 || words + 1 < found.words)) {
    int last = class_of(parent_sum - sum);
    if (last >= 0 && cls == UNRESOLVED && (cls = class_with_star(sum)) < 0) return;
    if (last >= 0) {
      found.node = parent_at, found.cls = cls, found.way = way, found.last = last, found.words = words + 1;
      return;
    }
  }
  if (left < SHORTEST * (stars_left + 1) || words >= MOST_WORDS_ROW) return;
  if (words + words_needed(left, stars_left) > how.most_words) return;
  /* When every word needs its star there must be one on the table, or just below in the stock. */
  if (how.by_words && stars_left && parent_shown == stars && words + stars_left + 1 == how.most_words)
    if ((int)(tally >> 28) < parent_stops) return;
  gain -= balance_price(parent_tally - (tally & (OPENS - 1)));
  keep((Way){gain - parent_base, parent_at, cls, way}, sum, left, words);
}

/* One word that takes everything. */
static void try_last(int at) {
  const Node *node = &nodes[at];
  if (node->drawn != stock_size || node->stars || node->left < SHORTEST) return;
  if (node->words + 1 > how.most_words || (found.node >= 0 && node->words + 1 >= found.words)) return;
  int last = class_of(parent_sum);
  if (last < 0) return;
  found.node = at, found.cls = -1, found.way = 0, found.last = last, found.words = node->words + 1;
}

static void expand(int at) {
  static Table t;
  const Node *node = &nodes[at];
  expanded++;
  unpack(node, &t);
  parent_node = node, parent_at = at;
  parent_tally = tally_table(&t, node->drawn);
  parent_shown = stars_shown(&t);
  parent_base = node->price - balance_price(parent_tally);
  if (how.by_words && node->stars && !parent_shown) parent_base -= NO_STAR_SHOWN;
  parent_stops = 0;
  for (u32 s = node->drawn; s < stock_size; s++) {
    parent_stops += stock[s] >> 5 & 1;
    if (LETTER(stock[s]) == STAR) break;
  }
  parent_sum = 0;
  for (int i = 0; i < COLS; i++)
    for (int k = 0; k < t.n[i]; k++) parent_sum += sign[LETTER(t.c[i][k])];
  try_last(at);
  int drawing = node->drawn < stock_size;
  longest = drawing ? how.longest_drawing : how.longest_open;
  on_word = consider;
  words_met = 0, only_skips = 0;
  may_skip = node->left <= how.skip_below;
  each_word(&t, how.combinations);
  if (may_skip || words_met >= FEW_WORDS) return;
  may_skip = only_skips = 1;
  each_word(&t, how.combinations);
}

/* The table after a way, with the best of some refills and covers. */
static void settle_best(Node *node, const Table *bare, u32 drawn, int words, int first, int variants) {
  static Table t, best_table;
  Log start = node->log, best_log = start;
  float best = 1e30f;
  u32 best_drawn = drawn;
  for (int v = first; v < first + variants; v++) {
    Log log = start;
    t = *bare;
    u32 after = settle(&t, drawn, v ? 1 + (v + 2) % 3 : 0, &log);
    float price = table_price(&t, after);
    if (price < best) best = price, best_table = t, best_log = log, best_drawn = after;
    if (!v && log.n == start.n) break;  /* nothing to choose */
  }
  node->drawn = (u8)best_drawn, node->words = (u8)words, node->price = best;
  node->left = (u8)(count(&best_table) + (int)(stock_size - best_drawn));
  node->log = best_log;
  node->stars = (u8)stars_in(tally_table(&best_table, best_drawn));
  node->price += figure[WORD] * (float)words;
  if (how.by_words && node->stars && !stars_shown(&best_table)) node->price += NO_STAR_SHOWN;
  pack(node, &best_table);
}

static void make_node(Node *node, const Way *way) {
  static Table t;
  const Node *p = &nodes[way->parent];
  unpack(p, &t);
  node->parent = way->parent, node->cls = way->cls, node->way = way->way;
  node->log.n = 0;
  take(&t, way->way, &node->log);
  settle_best(node, &t, p->drawn, p->words + 1, 0, how.variants);
}

static void sort_ways(Way *w, u32 n) {
  for (u32 gap = n / 2; gap; gap /= 2)
    for (u32 i = gap; i < n; i++) {
      Way x = w[i];
      u32 j = i;
      for (; j >= gap && w[j - gap].score < x.score; j -= gap) w[j] = w[j - gap];
      w[j] = x;
    }
}

/* Ways become tables; the best of them, no two alike, are expanded. False: the search is over. */
static int go_through(Heap *heap) {
  Way *w = ways + heap->at - 1;
  sort_ways(w, heap->n);
  int first = node_count;
  for (u32 i = 0; i < heap->n && node_count - first < 2 * how.width && node_count < MOST_NODES; i++) {
    Node *node = &nodes[node_count];
    make_node(node, &w[i]);
    int twin = 0;
    for (int k = first; k < node_count && !twin; k++) twin = nodes[k].hash == node->hash;
    node_count += !twin;
  }
  int made = node_count - first;
  for (int i = 0; i < how.width && i < made; i++) {
    int best = -1;
    for (int k = first; k < first + made; k++)
      if (nodes[k].words != 255 && !(nodes[k].log.n & 0x8000) && (best < 0 || nodes[k].price < nodes[best].price)) best = k;
    if (best < 0) break;
    if (expanded >= how.budget) return 0;
    expand(best);
    nodes[best].log.n |= 0x8000;  /* done */
    if (found.node >= 0) return 0;
  }
  return node_count < MOST_NODES;
}

/* From a table as it stands, with whatever refill and cover it is due. */
static void search_from(const Table *start, int roots) {
  node_count = 0, ways_used = 0;
  found.node = -1;
  __builtin_memset(heaps, 0, sizeof heaps);
  for (int r = 0; r < roots; r++) {
    Node *node = &nodes[node_count];
    node->parent = -1, node->cls = -1, node->log.n = 0;
    settle_best(node, start, 0, 0, r, r ? 1 : how.variants);  /* the best, then some by dice */
    int twin = 0;
    for (int k = 0; k < node_count && !twin; k++) twin = nodes[k].hash == node->hash;
    node_count += !twin;
  }
  int top = nodes[0].left;
  for (int r = 0, n = node_count; r < n; r++) {
    expand(r);
    nodes[r].log.n |= 0x8000;
    if (found.node >= 0) return;
  }
  for (int left = top; left >= SHORTEST; left--)
    for (int words = 0; words < MOST_WORDS_ROW; words++)
      if (heaps[left][words].n && !go_through(&heaps[left][words])) return;
}
#endif
