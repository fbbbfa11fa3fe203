/* The search of La Réussite, for WebAssembly. The host writes a question and reads an answer. */
#include "advise.h"
#include "exact.h"

#define BUFFER (1u << 22)
static u8 question[1024], answer[BUFFER];
static u32 answered;

#define EXPORT(name) __attribute__((export_name(#name)))

EXPORT(text_at) u8 *text_at(void) { return text; }
EXPORT(question_at) u8 *question_at(void) { return question; }
EXPORT(answer_at) u8 *answer_at(void) { return answer; }
EXPORT(figures_at) float *figures_at(void) { return figure; }

/* The words of one length, side by side in the text; a byte each for their bands follows them. */
EXPORT(begin) void begin(void) { make_signs(); }
EXPORT(add_row) void add_row(u32 at, u32 length, u32 words) {
  for (u32 i = 0; i < words; i++) add_word(at + i * length, length, text[at + words * length + i]);
}
EXPORT(class_count) u32 class_count(void) { return classes; }

static void say(u32 byte) { if (answered < BUFFER) answer[answered++] = (u8)byte; }

static void say_word(int cls) {
  if (cls < 0) { say(0); return; }
  say(class_length[cls]);
  for (u32 i = 0; i < class_length[cls]; i++) say(text[class_word[cls] + i]);
}

static void say_log(const Log *log) {
  u32 n = log->n & 0x7FFF;
  say(n);
  for (u32 i = 0; i < n; i++) say(log->b[i]);
}

static void say_found(void) {
  static Table t;
  static Node before_last;
  Node *chain[64];
  int n = 0;
  for (int at = found.node; at >= 0; at = nodes[at].parent) chain[n++] = &nodes[at];
  const Node *end = &nodes[found.node];
  say((u32)n + 1 + (found.cls >= 0));
  while (n--) {
    say_word(chain[n]->cls);
    say_log(&chain[n]->log);
  }
  if (found.cls >= 0) {
    Way way = {0, found.node, found.cls, found.way};
    make_node(&before_last, &way);
    say_word(found.cls);
    say_log(&before_last.log);
    end = &before_last;
  }
  unpack(end, &t);
  Log log = {0};
  for (int i = 0; i < COLS; i++) for (int k = t.n[i]; k--;) note(&log, DO_TAKE | (u32)i);
  say_word(found.last);
  say_log(&log);
}

static const u8 *read_table(const u8 *q, Table *t) {
  for (int i = 0; i < COLS; i++) {
    t->n[i] = *q++;
    copy(t->c[i], q, t->n[i]);
    q += t->n[i];
  }
  stock_size = *q++;
  copy(stock, q, stock_size);
  return q + stock_size;
}

static u32 word16(const u8 *q) { return q[0] | (u32)q[1] << 8; }

static const u8 *read_question(Table *t) {
  const u8 *q = read_table(question, t);
  widest_band = q[0];
  how.width = q[1], how.room = q[2] * 4, how.variants = q[3], how.by_words = q[4], how.most_words = q[5];
  how.longest_drawing = q[6], how.longest_open = q[7], how.skip_below = q[8];
  how.combinations = q[9] * 1000;
  how.budget = (int)word16(q + 10);
  return q + 12;
}

/* Table, then: band, width, room, variants, by words, most words, longest while drawing, longest, skip below,
   thousands of combinations a table, budget (two bytes), roots. Answer: nodes used (two bytes), then the turns, or nothing. */
EXPORT(solve) u32 solve(void) {
  static Table t;
  const u8 *q = read_question(&t);
  int roots = q[0];
  dice_state = 1, expanded = 0, answered = 2;
  search_from(&t, roots);
  if (found.node >= 0) say_found();
  answer[0] = (u8)expanded, answer[1] = (u8)(expanded >> 8);
  return answered;
}

/* The word to play when the order of the stock is unknown. As `solve`, but the last byte is a number of orders. */
EXPORT(advise) u32 advise(void) {
  static Table t;
  const u8 *q = read_question(&t);
  expanded = 0, answered = 2;
  int best = look_ahead(&t, q[0], how.budget / q[0]);
  if (best == ALL_AT_ONCE) say_found();
  else if (best >= 0) {
    say(1);
    say_word(firsts[best].cls);
    say_log(&firsts[best].log);
  }
  answer[0] = (u8)expanded, answer[1] = (u8)(expanded >> 8);
  return answered;
}

/* Table (of the stock only its size counts), then: band, pétards, most words told. Answer: two bytes of nothing,
   then a word of each class that can be made, the ways without shifts being tried before the others. */
EXPORT(playable) u32 playable(void) {
  static Table t;
  static u8 told[MOST_WORDS];
  const u8 *q = read_table(question, &t);
  widest_band = q[0];
  u32 most = word16(q + 2), n = 0;
  look_at(&t, (int)stock_size, q[1]);
  answered = 2;
  __builtin_memset(told, 0, sizeof told);
  for (int pass = 0; pass < 2; pass++) {
    exact_shifts = pass ? COLS - 1 : 0;
    for (u32 c = 0; c < classes && n < most; c++) {
      if (told[c] || class_band[c] > widest_band || !can_be_made((int)c)) continue;
      say_word((int)c);
      told[c] = 1, n++;
    }
  }
  return answered;
}
