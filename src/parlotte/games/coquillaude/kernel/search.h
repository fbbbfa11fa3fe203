/* The best play, exactly: the same branch and bound as finder.py, slot by slot. */
#ifndef SEARCH_H
#define SEARCH_H
#include "words.h"

#define ALL_ANAGRAMS 255
#define MOST_SLOTS 16384u
#define MOST_PRICES 24             /* shells under one word, and more */
#define MADE_SLOTS 4096u
#define MOST_SOMES (1u << 19)

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
typedef struct {
  int most_anagrams, own_price;    /* that they are for */
  Priced prices[SIZE + 1][MOST_PRICES][MOST_KINS];
  u16 of[SIZE + 1][MOST_PRICES][MOST_KINS];  /* by kin */
  u8 known[SIZE + 1][MOST_PRICES];
} Tariff;
#define TARIFFS 2                  /* kept between questions: people claim anagrams, some bots don't */
static Tariff tariffs[TARIFFS], *tariff = tariffs;

static void choose_tariff(void) {
  for (u32 t = 0; t < TARIFFS; t++) {
    tariff = &tariffs[t];
    if (tariff->most_anagrams == most_anagrams && tariff->own_price == own_price) return;
  }
  static u32 oldest;
  tariff = &tariffs[oldest++ % TARIFFS];
  memset(tariff->known, 0, sizeof tariff->known);  /* first: a search may be stopped at any moment */
  tariff->most_anagrams = most_anagrams, tariff->own_price = own_price;
}

static u32 square(u32 n) { return n * n; }

static u32 price(const Kin *k, u32 letters) {
  u32 main = k->own_name ? (u32)own_price : square(letters + 2 * k->famous);
  u32 most = most_anagrams == ALL_ANAGRAMS ? (u32)k->stars + k->plain : (u32)most_anagrams;
  u32 stars = k->stars < most ? k->stars : most;
  u32 plain = k->plain < most - stars ? k->plain : most - stars;
  return main + stars * square(letters + 2) + plain * square(letters);
}

static const Priced *priced_at(u32 length, u32 shells) {
  if (renewed[length]) {
    for (u32 t = 0; t < TARIFFS; t++) memset(tariffs[t].known[length], 0, MOST_PRICES);
    renewed[length] = 0;
  }
  Priced *p = tariff->prices[length][shells];
  const Row *r = &rows[length];
  if (!tariff->known[length][shells]) {
    for (int k = 0; k < r->kins; k++) {
      Priced n = {(u16)price(&r->kin[k], length + shells), r->kin[k].famous, (u8)k};
      tariff->of[length][shells][k] = n.points;
      int i = k;
      for (; i && (p[i - 1].points < n.points || (p[i - 1].points == n.points && p[i - 1].famous < n.famous)); i--)
        p[i] = p[i - 1];
      p[i] = n;
    }
    tariff->known[length][shells] = 1;
  }
  return p;
}

static u64 within_reach(const Row *r, u32 c) {
  if (!rarest) return c < r->total >> 6 ? ~0ull : c > r->total >> 6 ? 0 : (1ull << (r->total & 63)) - 1;
  u64 found = r->graded[(rarest - 1) * r->chunks + c];
  if (knows_names) found |= r->graded[BANDS * r->chunks + c];
  if (knows_famous) found |= r->graded[(BANDS + 1) * r->chunks + c];
  return found;
}

/* The words of a length for which the capital has too little of none, of at most one, two or three letters: the board
   would have to lend these. Most are far from that, so that little is left to look at closely. */
#define MOST_LENT 3
#define ALL_CHUNKS (TEXT_BYTES / 4 / 64)
static u64 near_bits[(MOST_LENT + 1) * ALL_CHUNKS];
static u16 near_list[(MOST_LENT + 1) * ALL_CHUNKS];
typedef struct {
  const u64 *bits[MOST_LENT + 1];  /* null: not worked out yet */
  const u16 *chunk[MOST_LENT + 1]; /* where there are any */
  u32 count[MOST_LENT + 1];
} Near;
static Near nears[SIZE + 1];
static u32 near_used, near_listed;

BY_PAIRS static void count_lacking(const Row *r, u64 *none, u64 *one, u64 *two, u64 *three) {
  const u64 *lacking[LETTERS];
  int n = 0;
  for (u32 l = 0; l < LETTERS; l++)
    if (held[l] < r->times[l]) lacking[n++] = r->having + (r->first_having[l] + held[l]) * r->chunks;
  for (u32 c = 0; c < r->chunks; c += 2) {
    Pair a = {0}, b = {0}, d = {0}, e = {0};  /* that lack one letter or more, two or more, and so on */
    for (int i = 0; i < n; i++) {
      Pair x = *(const Pair *)(lacking[i] + c);
      e |= d & x, d |= b & x, b |= a & x, a |= x;
    }
    *(Pair *)(none + c) = ~a, *(Pair *)(one + c) = ~b, *(Pair *)(two + c) = ~d, *(Pair *)(three + c) = ~e;
  }
}

static const Near *near_words(u32 length) {
  Near *found = &nears[length];
  if (found->bits[0]) return found;
  const Row *r = &rows[length];
  u64 *bits[MOST_LENT + 1];
  for (u32 k = 0; k <= MOST_LENT; k++) found->bits[k] = bits[k] = near_bits + near_used, near_used += r->chunks;
  count_lacking(r, bits[0], bits[1], bits[2], bits[3]);
  for (u32 k = 0; k <= MOST_LENT; k++) {
    u16 *list = near_list + near_listed;
    u32 count = 0;
    for (u32 c = 0; c < r->chunks; c++) if (bits[k][c] &= within_reach(r, c)) list[count++] = (u16)c;
    found->chunk[k] = list, found->count[k] = count, near_listed += count;
  }
  return found;
}

/* Which words are made of the capital and some letters of the board, where there are any: kept for the question. */
typedef struct {
  u64 bits;
  u32 chunk;
} Some;
typedef struct {
  u8 length, olds, old[SIZE];
  u32 from, to;                    /* among the somes */
} Made;
static Some somes[MOST_SOMES];
static Made mades[MADE_SLOTS];
static u16 made_table[MADE_SLOTS * 2];
static u32 made_count, some_count;

static u32 kinds_of(const Slot *s) {
  u32 kinds = 0;
  for (u32 i = 0; i < s->olds; i++) kinds += !i || s->old[i] != s->old[i - 1];
  return kinds;
}

static void forget_mades(void) {
  memset(made_table, 0, sizeof made_table);
  made_count = some_count = 0;
}

static const u64 never[MOST_CHUNKS];  /* no word has it so often */

/* The words that have a letter more than so many times. */
static const u64 *beyond(const Row *r, u32 letter, u32 times) {
  return times < r->times[letter] ? r->having + (r->first_having[letter] + times) * r->chunks : never;
}

static void note(u64 bits, u32 chunk) {
  if (bits) somes[some_count++] = (Some){bits, chunk};
}

/* Every word has it. */
static u64 always[MOST_CHUNKS];

/* With up to three kinds of letters lent: a word has these, lacks nothing else, and no more of them than is lent. */
static void make_near(const Made *m, const Near *n, u32 kinds) {
  const Row *r = &rows[m->length];
  if (!always[0]) memset(always, 255, sizeof always);
  const u64 *none = n->bits[0], *one = n->bits[1], *two = n->bits[2], *three = n->bits[3];
  const u64 *lacks[MOST_LENT] = {never, never, never}, *still[MOST_LENT] = {never, never, never};
  const u64 *has[MOST_LENT] = {always, always, always};
  for (u32 i = 0, k = 0; i < m->olds; k++) {
    u32 letter = m->old[i], lent = 0;
    while (i < m->olds && m->old[i] == letter) i++, lent++;
    lacks[k] = beyond(r, letter, held[letter]), still[k] = beyond(r, letter, held[letter] + lent);
    has[k] = beyond(r, letter, lent - 1);
  }
  const u64 *x = lacks[0], *y = lacks[1], *z = lacks[2], *u = still[0], *v = still[1], *w = still[2];
  const u16 *at = n->chunk[kinds], *end = at + n->count[kinds];
  if (kinds == 0) {
    for (; at < end; at++) note(none[*at], *at);
  } else if (kinds == 1) {
    const u64 *in = has[0];
    for (; at < end; at++) note((none[*at] | (one[*at] & x[*at])) & in[*at] & ~u[*at], *at);
  } else {
    for (; at < end; at++) {
      u32 c = *at;
      u64 in = has[0][c] & has[1][c] & has[2][c];
      if (!in) continue;
      u64 both = (x[c] & y[c]) | (z[c] & (x[c] | y[c]));
      u64 some = none[c] | (one[c] & (x[c] | y[c] | z[c])) | (two[c] & both) | (three[c] & x[c] & y[c] & z[c]);
      note(some & in & ~(u[c] | v[c] | w[c]), c);
    }
  }
}

static void make_any(const Made *m) {
  const Row *r = &rows[m->length];
  const u64 *lacking[LETTERS];
  for (u32 l = 0, i = 0; l < LETTERS; l++) {
    u32 has = held[l];
    while (i < m->olds && m->old[i] == l) i++, has++;
    lacking[l] = beyond(r, l, has);
  }
  for (u32 c = 0; c < r->chunks; c++) {
    u64 left = within_reach(r, c);
    for (u32 l = 0; l < LETTERS && left; l++) left &= ~lacking[l][c];
    note(left, c);
  }
}

static const Made *made_for(const Slot *s, u32 kinds) {
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
  if (made_count == MADE_SLOTS || some_count + rows[s->length].chunks > MOST_SOMES) {
    forget_mades();                /* full: what is asked for again is worked out again */
    return made_for(s, kinds);
  }
  Made *m = &mades[made_count++];
  made_table[h] = (u16)made_count;
  m->length = s->length, m->olds = s->olds;
  memcpy(m->old, s->old, s->olds);
  m->from = some_count;
  if (kinds <= MOST_LENT) make_near(m, near_words(m->length), kinds); else make_any(m);
  m->to = some_count;
  return m;
}

typedef struct {
  u32 points, famous, slot;
  const u8 *word;
} Best;

static int earlier(const u8 *a, const u8 *b, u32 length) {
  for (u32 k = 0; k < length; k++) if (a[k] != b[k]) return a[k] < b[k];
  return 0;
}

static int fits_sides(const Slot *s, const u8 *w) {
  u32 i = 0;
  while (i < s->length && (s->letter[i] != EMPTY || s->fits[i] >> (w[i] - 'A') & 1)) i++;
  return i == s->length;
}

/* The planes of the letters that lie in the slot which is tried. */
static const u64 *there[SIZE];
static u32 theres;

static void look_there(const Slot *s) {
  theres = 0;
  for (u32 i = 0; i < s->length; i++)
    if (s->letter[i] != EMPTY) there[theres++] = standing(&rows[s->length], i, s->letter[i]);
}

static u64 standing_there(u64 fit, u32 c) {
  for (u32 i = 0; i < theres && fit; i++) fit &= there[i][c];
  return fit;
}

/* The first in the alphabet, of the words of a kin that fit a slot; 0: none. */
static const u8 *fitting(const Slot *s, const Made *m, const Kin *kin) {
  const Row *r = &rows[s->length];
  u32 low = m->from, high = m->to, first = kin->from >> 6;
  while (low < high) {
    u32 middle = (low + high) / 2;
    if (somes[middle].chunk < first) low = middle + 1; else high = middle;
  }
  const u8 *best = 0;
  for (; low < m->to && somes[low].chunk * 64 < kin->to; low++) {
    u32 c = somes[low].chunk;
    u64 fit = somes[low].bits;
    if (c == first) fit &= ~0ull << (kin->from & 63);
    if (c == kin->to >> 6) fit &= (1ull << (kin->to & 63)) - 1;
    for (fit = standing_there(fit, c); fit; fit &= fit - 1) {
      const u8 *w = spelt(r, c * 64 + (u32)__builtin_ctzll(fit));
      if (fits_sides(s, w) && (!best || earlier(w, best, s->length))) best = w;
    }
  }
  return best;
}

static int beats(u32 points, u32 famous, u32 slot, const Best *b) {
  if (points != b->points) return points > b->points;
  if (famous != b->famous) return famous > b->famous;
  return !b->word || slot < b->slot;
}

/* Few words: each is looked at. */
static void try_each(u32 number, const Made *m, Best *best) {
  const Slot *s = &slots[number];
  const Row *r = &rows[s->length];
  const u16 *prices_here = tariff->of[s->length][s->shells];
  for (u32 at = m->from; at < m->to; at++) {
    u32 c = somes[at].chunk;
    for (u64 fit = standing_there(somes[at].bits, c); fit; fit &= fit - 1) {
      u32 i = c * 64 + (u32)__builtin_ctzll(fit), kin = r->kin_at[i];
      u32 points = prices_here[kin] + s->sides, famous = r->kin[kin].famous;
      const u8 *w = spelt(r, i);
      int same = best->word && best->slot == number && points == best->points && famous == best->famous;
      if (same ? earlier(w, best->word, s->length) : beats(points, famous, number, best))
        if (fits_sides(s, w)) *best = (Best){points, famous, number, w};
    }
  }
}

/* Many: those that would score most first. */
static void try_kins(u32 number, const Made *m, Best *best) {
  const Slot *s = &slots[number];
  const Row *r = &rows[s->length];
  const Priced *p = priced_at(s->length, s->shells);
  for (int i = 0; i < r->kins;) {
    u32 points = p[i].points + s->sides, famous = p[i].famous;
    if (!beats(points, famous, number, best)) return;
    const u8 *word = 0;
    int level = i;
    for (; i < r->kins && p[i].points == p[level].points && p[i].famous == famous; i++) {
      const u8 *w = fitting(s, m, &r->kin[p[i].kin]);
      if (w && (!word || earlier(w, word, s->length))) word = w;
    }
    if (word) {
      *best = (Best){points, famous, number, word};
      return;
    }
  }
}

#define FEW 40                     /* chunks with any words */

static void try_slot(u32 number, Best *best) {
  const Slot *s = &slots[number];
  const Priced *p = priced_at(s->length, s->shells);
  if (!rows[s->length].kins || !beats(p[0].points + s->sides, p[0].famous, number, best)) return;
  u32 kinds = kinds_of(s);
  if (kinds <= MOST_LENT && !near_words(s->length)->count[kinds]) return;
  const Made *m = made_for(s, kinds);
  if (m->from == m->to) return;
  look_there(s);
  if (m->to - m->from <= FEW) try_each(number, m, best); else try_kins(number, m, best);
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
  choose_tariff();
  memset(nears, 0, sizeof nears);
  near_used = near_listed = 0;
  forget_mades();
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
