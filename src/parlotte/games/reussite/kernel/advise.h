/* What to play when the order of the stock is unknown: some orders are tried, and the words that begin a
   solution are counted. Where an order was lost, more words are gathered, and each is tried on the same new orders. */
#ifndef ADVISE_H
#define ADVISE_H
#include "beam.h"

#define MOST_FIRSTS 8
#define ALL_AT_ONCE -2
#define LOST 0.3f        /* the worth of a word that began no solution */
#define SECOND_LOOKS 3   /* orders that each doubtful word is tried on */

static struct {
  int cls;
  u64 way;
  float votes;
  Log log;
} firsts[MOST_FIRSTS];
static int first_count;

static void vote(int at, float worth) {
  while (nodes[at].parent >= 0 && nodes[nodes[at].parent].parent >= 0) at = nodes[at].parent;
  if (nodes[at].parent < 0) return;
  int i = 0;
  while (i < first_count && firsts[i].way != nodes[at].way) i++;
  if (i == first_count) {
    if (i == MOST_FIRSTS) return;
    first_count++;
    firsts[i].way = nodes[at].way, firsts[i].cls = nodes[at].cls, firsts[i].log = nodes[at].log;
    firsts[i].votes = 0;
  }
  firsts[i].votes += worth;
}

static void vote_found(void) {
  if (found.cls < 0 || nodes[found.node].parent >= 0) {
    vote(found.node, 1.0f);
    return;
  }
  Way way = {0, found.node, found.cls, found.way};  /* the end is two words away */
  if (node_count == MOST_NODES) node_count--;
  make_node(&nodes[node_count], &way);
  vote(node_count, 1.0f);
}

static int farthest(void) {
  int best = 0;
  for (int k = 1; k < node_count; k++) {
    const Node *n = &nodes[k], *b = &nodes[best];
    if (n->left < b->left || (n->left == b->left && n->price < b->price)) best = k;
  }
  return best;
}

/* The stock in the order of these dice, whatever its order was. */
static void shuffle(const u8 *heap, int seed) {
  copy(stock, heap, stock_size);
  dice_state = (u64)seed;
  for (u32 i = stock_size; i > 1; i--) {
    u32 j = below(i);
    u8 x = stock[i - 1];
    stock[i - 1] = stock[j], stock[j] = x;
  }
}

/* Plays some orders to their end. How many were lost, or ALL_AT_ONCE. */
static int try_orders(const Table *t, const u8 *heap, int from, int orders, int each) {
  int lost = 0;
  for (int o = from; o < from + orders; o++) {
    shuffle(heap, o + 1);
    how.budget = expanded + each;
    search_from(t, 1);
    if (found.node == 0 && found.cls < 0) return ALL_AT_ONCE;
    if (found.node >= 0) vote_found();
    else lost++, vote(farthest(), LOST);
  }
  return lost;
}

static void second_look(const Table *t, const u8 *heap, int from, int each) {
  static Table bare;
  for (int i = 0; i < first_count; i++)
    for (int o = from; o < from + SECOND_LOOKS; o++) {
      shuffle(heap, o + 1);
      bare = *t;
      take(&bare, firsts[i].way, 0);
      how.budget = expanded + each;
      search_from(&bare, 1);
      int left = found.node >= 0 ? 0 : nodes[farthest()].left;
      firsts[i].votes += found.node >= 0 ? 2.0f : -0.01f * (float)left;
    }
}

/* The best first word, -1 for none, or ALL_AT_ONCE with the end in `found`. */
static int look_ahead(const Table *t, int orders, int each) {
  static u8 heap[CARDS];
  copy(heap, stock, stock_size);
  first_count = 0;
  int lost = try_orders(t, heap, 0, orders, each);
  if (lost == ALL_AT_ONCE) return ALL_AT_ONCE;
  if (lost && stock_size) {
    try_orders(t, heap, orders, orders, each);
    if (first_count > 1) second_look(t, heap, 2 * orders, each);
  }
  int best = -1;
  for (int i = 0; i < first_count; i++) if (best < 0 || firsts[i].votes > firsts[best].votes) best = i;
  return best;
}
#endif
