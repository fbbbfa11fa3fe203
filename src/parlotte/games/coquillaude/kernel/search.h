/* The best play, exactly: the same branch and bound as finder.py, slot by slot. */
#ifndef SEARCH_H
#define SEARCH_H
#include "words.h"

#define ALL_ANAGRAMS 255
#define MOST_SLOTS 16384u
#define MOST_PRICES 24             /* shells under one word, and more */
#define MADE_SLOTS 4096u
#define MADE_BYTES (8u << 20)

typedef struct {
  u16 start;
  u8 direction, length, olds, spends, shells;
  u16 sides;
  u8 letter[SIZE];                 /* what lies there, or EMPTY */
  u32 fits[SIZE];                  /* where nothing lies: the letters that make words at the sides */
  u8 old[SIZE];                    /* sorted */
} Slot;

static u8 board[SQUARES], shell[SQUARES], orange[SQUARES];
static u8 held[LETTERS];
static u32 held_letters, held_count;
static int half_new, most_anagrams, own_price;
static u32 rarest, knows_names, knows_famous;  /* whose words are looked at; all of them: rarest 0 */

static Slot slots[MOST_SLOTS];
static u32 slot_count;
static u32 fits_across[SQUARES], fits_down[SQUARES];
static u16 side_across[SQUARES], side_down[SQUARES];
#define ANY ((1u << LETTERS) - 1)

/* The letters that make a word of a line with one gap. */
static u32 completing(const u8 *line, u32 length, u32 gap) {
  if (length > SIZE) return 0;
  ready(length);
  Row *r = &rows[length];
  if (!r->total) return 0;
  const u64 *there[SIZE];
  u32 n = 0;
  for (u32 k = 0; k < length; k++) if (k != gap) there[n++] = standing(r, k, line[k]);
  u32 found = 0;
  for (u32 c = 0; c < r->chunks; c++) {
    u64 fit = ~0ull;
    for (u32 k = 0; k < n && fit; k++) fit &= there[k][c];
    while (fit) {
      u32 i = c * 64 + (u32)__builtin_ctzll(fit);
      fit &= fit - 1;
      found |= 1u << (spelt(r, i)[gap] - 'A');
    }
  }
  return found;
}

static void look_at_side(u32 at, int step, int before, int after, u32 *fits, u16 *points) {
  u8 line[SIZE];
  int first = 0, last = 0;
  while (first < before && board[(int)at - (first + 1) * step] != EMPTY) first++;
  while (last < after && board[(int)at + (last + 1) * step] != EMPTY) last++;
  if (!first && !last) { *fits = ANY, *points = 0; return; }
  int n = 0;
  for (int k = -first; k <= last; k++) line[n++] = k ? board[(int)at + k * step] : 0;
  *fits = completing(line, (u32)n, (u32)first);
  int counted = n + shell[at];
  *points = (u16)(counted * counted);
}

static void look_at_sides(void) {
  for (int at = 0; at < SQUARES; at++) {
    if (board[at] != EMPTY) continue;
    int column = at % SIZE, row = at / SIZE;
    look_at_side((u32)at, 1, column, SIZE - 1 - column, &fits_across[at], &side_across[at]);
    look_at_side((u32)at, SIZE, row, SIZE - 1 - row, &fits_down[at], &side_down[at]);
  }
}

static void add_slot(const Slot *s) {
  if (slot_count == MOST_SLOTS) return;
  Slot *n = &slots[slot_count++];
  *n = *s;
  for (u32 i = 1; i < n->olds; i++) {
    u8 x = n->old[i];
    u32 k = i;
    for (; k && n->old[k - 1] > x; k--) n->old[k] = n->old[k - 1];
    n->old[k] = x;
  }
}

static void slots_of_line(int start, int step, int size, int direction, int first) {
  for (int begin = 0; begin < size - 1; begin++) {
    int from = start + begin * step;
    if (direction < 2 && begin && board[from - step] != EMPTY) continue;
    Slot s;
    s.start = (u16)from, s.direction = (u8)direction;
    s.olds = s.spends = s.shells = 0, s.sides = 0;
    int touches = 0;
    for (int end = begin; end < size; end++) {
      int at = start + end * step, k = end - begin;
      s.letter[k] = board[at];
      if (board[at] != EMPTY) {
        s.old[s.olds++] = board[at];
        touches |= !first;
      } else {
        u32 fits = ANY;
        u16 side = 0;
        if (direction != 0) fits &= fits_across[at], side += side_across[at];
        if (direction != 1) fits &= fits_down[at], side += side_down[at];
        if (!(fits & held_letters) || s.spends == held_count) break;
        s.fits[k] = fits;
        s.spends++, s.shells += shell[at], s.sides += side;
        touches |= side || (first && orange[at]);
      }
      s.length = (u8)(k + 1);
      if (!touches || !s.spends || !k) continue;
      if (direction < 2 && end + 1 < size && board[at + step] != EMPTY) continue;
      if (half_new && 2 * s.spends < s.length) continue;
      add_slot(&s);
    }
  }
}

/* In the order of ground.py. */
static void find_slots(void) {
  static const int dx[] = {1, 0, 1, 1}, dy[] = {0, 1, 1, -1};
  int first = 1;
  for (int at = 0; at < SQUARES; at++) if (board[at] != EMPTY) first = 0;
  slot_count = 0;
  for (int d = 0; d < 4; d++) {
    for (int row = 0; row < SIZE; row++) {
      for (int column = 0; column < SIZE; column++) {
        int bx = column - dx[d], by = row - dy[d];
        if (bx >= 0 && by >= 0 && by < SIZE) continue;
        int size = 1;
        while (column + size * dx[d] < SIZE && row + size * dy[d] < SIZE && row + size * dy[d] >= 0) size++;
        slots_of_line(row * SIZE + column, dy[d] * SIZE + dx[d], size, d, first);
      }
    }
  }
}

/* Kins of a length by what they score with so many letters, the best first; equals stand together. */
typedef struct {
  u16 points;
  u8 famous, kin;
} Priced;
static Priced prices[SIZE + 1][MOST_PRICES][MOST_KINS];
static u8 priced[SIZE + 1][MOST_PRICES];

static u32 square(u32 n) { return n * n; }

static u32 price(const Kin *k, u32 letters) {
  u32 main = k->own_name ? (u32)own_price : square(letters + 2 * k->famous);
  u32 most = most_anagrams == ALL_ANAGRAMS ? (u32)k->stars + k->plain : (u32)most_anagrams;
  u32 stars = k->stars < most ? k->stars : most;
  u32 plain = k->plain < most - stars ? k->plain : most - stars;
  return main + stars * square(letters + 2) + plain * square(letters);
}

static const Priced *priced_at(u32 length, u32 shells) {
  Priced *p = prices[length][shells];
  const Row *r = &rows[length];
  if (!priced[length][shells]) {
    for (int k = 0; k < r->kins; k++) {
      Priced n = {(u16)price(&r->kin[k], length + shells), r->kin[k].famous, (u8)k};
      int i = k;
      for (; i && (p[i - 1].points < n.points || (p[i - 1].points == n.points && p[i - 1].famous < n.famous)); i--)
        p[i] = p[i - 1];
      p[i] = n;
    }
    priced[length][shells] = 1;
  }
  return p;
}

/* Which words are made of the capital and some letters of the board: kept for the question, kin by kin as needed. */
typedef struct {
  u8 length, olds, old[SIZE];
  u8 possible, ins, outs;
  const u64 *in[SIZE], *out[LETTERS];  /* the planes that a word must be in, and must not */
  u32 lies, missing;               /* the letters of the board, and those that are neither there nor held */
  u64 *bits;
  u64 known[(MOST_KINS + 63) / 64], any[(MOST_KINS + 63) / 64];
  u8 from[MOST_PRICES];            /* by shells: of the kins before that in the order of prices no word is made */
} Made;
static Made mades[MADE_SLOTS];
static u16 made_table[MADE_SLOTS * 2];
static u32 made_count, made_used;
static u64 made_bits[MADE_BYTES / 8];

/* The common letters beyond what is held first, since who lacks an E can hardly make a word. */
static void set_planes(Made *m, const Row *r) {
  u8 lies[LETTERS] = {0};
  m->lies = m->ins = m->outs = 0, m->possible = 1;
  for (u32 i = 0; i < m->olds; i++) lies[m->old[i]]++, m->lies |= 1u << m->old[i];
  m->missing = ~(held_letters | m->lies);
  for (u32 l = 0; l < LETTERS; l++) {
    if (lies[l] > r->times[l]) { m->possible = 0; return; }
    if (lies[l]) m->in[m->ins++] = r->having + (r->first_having[l] + lies[l] - 1) * r->chunks;
  }
  for (int held_too = 0; held_too < 2; held_too++) {
    for (u32 i = 0; i < LETTERS; i++) {
      u32 l = by_use[i] - 'A', has = held[l] + lies[l];
      if (!has == !held_too && has < r->times[l]) m->out[m->outs++] = r->having + (r->first_having[l] + has) * r->chunks;
    }
  }
}

static Made *made_for(const Slot *s) {
  u32 h = s->length;
  for (u32 i = 0; i < s->olds; i++) h = h * 31 + s->old[i] + 1;
  h = (h * 2654435761u) >> 19;
  for (;; h = (h + 1) & (MADE_SLOTS * 2 - 1)) {
    if (!made_table[h]) break;
    Made *m = &mades[made_table[h] - 1];
    if (m->length != s->length || m->olds != s->olds) continue;
    u32 i = 0;
    while (i < s->olds && m->old[i] == s->old[i]) i++;
    if (i == s->olds) return m;
  }
  const Row *r = &rows[s->length];
  u32 chunks = r->chunks;
  if (made_count == MADE_SLOTS || made_used + chunks > MADE_BYTES / 8) return 0;
  Made *m = &mades[made_count++];
  made_table[h] = (u16)made_count;
  m->length = s->length, m->olds = s->olds;
  memcpy(m->old, s->old, s->olds);
  m->bits = made_bits + made_used, made_used += chunks;
  for (int k = 0; k < r->kins; k++) {
    m->bits[r->kin[k].from >> 6] = 0;
    if (r->kin[k].to >> 6 < chunks) m->bits[r->kin[k].to >> 6] = 0;
  }
  set_planes(m, r);
  memset(m->known, 0, sizeof m->known + sizeof m->any);
  memset(m->from, 0, sizeof m->from);
  return m;
}

static u64 within_reach(const Row *r, u32 c) {
  u64 found = r->graded[(rarest - 1) * r->chunks + c];
  if (knows_names) found |= r->graded[BANDS * r->chunks + c];
  if (knows_famous) found |= r->graded[(BANDS + 1) * r->chunks + c];
  return found;
}

/* Whether any word of this kin is made of them. */
static int made_of_kin(Made *m, int k) {
  if (m->known[k >> 6] >> (k & 63) & 1) return m->any[k >> 6] >> (k & 63) & 1;
  const Row *r = &rows[m->length];
  const Kin *kin = &r->kin[k];
  u32 first = kin->from >> 6, last = kin->to >> 6;
  int any = 0;
  for (u32 c = first; m->possible && c < (kin->to + 63) >> 6; c++) {
    u64 made = 0;
    if (!(r->needed[c] & m->missing) && !(m->lies & ~r->met[c])) {
      made = ~0ull;
      if (c == first) made &= ~0ull << (kin->from & 63);
      if (c == last) made &= (1ull << (kin->to & 63)) - 1;
      for (int i = 0; i < m->ins; i++) made &= m->in[i][c];
      for (int i = 0; i < m->outs && made; i++) made &= ~m->out[i][c];
      if (rarest && made) made &= within_reach(r, c);
    }
    /* Where kins meet, others have their bits too. */
    m->bits[c] = made | (c == first || c == last ? m->bits[c] : 0);
    any |= made != 0;
  }
  m->known[k >> 6] |= 1ull << (k & 63);
  if (any) m->any[k >> 6] |= 1ull << (k & 63);
  return any;
}

typedef struct {
  u32 points, famous, slot;
  const u8 *word;
} Best;

static int earlier(const u8 *a, const u8 *b, u32 length) {
  for (u32 k = 0; k < length; k++) if (a[k] != b[k]) return a[k] < b[k];
  return 0;
}

/* The first in the alphabet, of the words of a kin that fit a slot; 0: none. */
static const u8 *fitting(const Slot *s, const Made *m, int k) {
  Row *r = &rows[s->length];
  const Kin *kin = &r->kin[k];
  const u64 *there[SIZE];
  int n = 0;
  for (u32 i = 0; i < s->length; i++) if (s->letter[i] != EMPTY) there[n++] = standing(r, i, s->letter[i]);
  const u8 *best = 0;
  for (u32 c = kin->from >> 6; c < (kin->to + 63) >> 6; c++) {
    u64 fit = m->bits[c];
    if (c == kin->from >> 6) fit &= ~0ull << (kin->from & 63);
    if (c == kin->to >> 6) fit &= (1ull << (kin->to & 63)) - 1;
    for (int i = 0; i < n && fit; i++) fit &= there[i][c];
    while (fit) {
      const u8 *w = spelt(r, c * 64 + (u32)__builtin_ctzll(fit));
      fit &= fit - 1;
      u32 i = 0;
      while (i < s->length && (s->letter[i] != EMPTY || s->fits[i] >> (w[i] - 'A') & 1)) i++;
      if (i == s->length && (!best || earlier(w, best, s->length))) best = w;
    }
  }
  return best;
}

static int beats(u32 points, u32 famous, u32 slot, const Best *b) {
  if (points != b->points) return points > b->points;
  if (famous != b->famous) return famous > b->famous;
  return !b->word || slot < b->slot;
}

static void try_slot(u32 number, Best *best) {
  const Slot *s = &slots[number];
  const Row *r = &rows[s->length];
  const Priced *p = priced_at(s->length, s->shells);
  if (!r->kins || !beats(p[0].points + s->sides, p[0].famous, number, best)) return;
  Made *m = made_for(s);
  if (!m) return;
  for (int i = m->from[s->shells]; i < r->kins;) {
    u32 points = p[i].points + s->sides, famous = p[i].famous;
    if (!beats(points, famous, number, best)) return;
    const u8 *word = 0;
    int level = i, any = 0;
    for (; i < r->kins && p[i].points == p[level].points && p[i].famous == famous; i++) {
      if (!made_of_kin(m, p[i].kin)) continue;
      any = 1;
      const u8 *w = fitting(s, m, p[i].kin);
      if (w && (!word || earlier(w, word, s->length))) word = w;
    }
    if (word) {
      *best = (Best){points, famous, number, word};
      return;
    }
    if (!any && m->from[s->shells] == level) m->from[s->shells] = (u8)i;
  }
}

/* Slots by what the best word of their length would score there. */
#define MOST_POINTS 8192u
static u32 bin[MOST_POINTS + 2];
static u16 by_promise[MOST_SLOTS];
static u16 promise[MOST_SLOTS];

static void order_slots(void) {
  u32 lengths = 0;
  for (u32 i = 0; i < slot_count; i++) lengths |= 1u << slots[i].length;
  for (u32 length = SHORTEST; length <= SIZE; length++) if (lengths >> length & 1) ready(length);
  memset(bin, 0, sizeof bin);
  for (u32 i = 0; i < slot_count; i++) {
    const Slot *s = &slots[i];
    u32 most = rows[s->length].kins ? priced_at(s->length, s->shells)[0].points + s->sides : 0u;
    promise[i] = (u16)(most < MOST_POINTS ? most : MOST_POINTS - 1);
    bin[MOST_POINTS - promise[i]]++;
  }
  for (u32 i = 1; i < MOST_POINTS + 2; i++) bin[i] += bin[i - 1];
  for (u32 i = slot_count; i--;) by_promise[--bin[MOST_POINTS - promise[i]]] = (u16)i;
}

static Best search(void) {
  memset(priced, 0, sizeof priced);
  memset(made_table, 0, sizeof made_table);
  made_count = made_used = 0;
  look_at_sides();
  find_slots();
  order_slots();
  Best best = {0, 0, 0, 0};
  for (u32 i = 0; i < slot_count; i++) {
    u32 number = by_promise[i];
    if (promise[number] < best.points) break;
    try_slot(number, &best);
  }
  return best;
}
#endif
