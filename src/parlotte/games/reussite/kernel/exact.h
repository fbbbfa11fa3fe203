/* Whether a word can be made of the cards at all, with every shift, star and pétard there may be. */
#ifndef EXACT_H
#define EXACT_H
#include "table.h"

static Table exact_table;
static int exact_length, exact_petards, exact_left, exact_shifts;
static u8 wanted[26], supply[COLS + 1][32];

/* What has been decided so far, column by column. */
typedef struct {
  int letters, stars, shifts;
  int places;  /* columns emptied, less what shifts keep of them */
  int later;   /* shifts out of columns that are not emptied: they come last */
  int whole;   /* some column was emptied with the help of shifts */
} Plan;

static int along(int column, int depth, int shifted, Plan plan);

static int may_suffice(int column, const Plan *plan) {
  int most = plan->letters + exact_petards + (plan->stars || supply[column][STAR]);
  for (int l = 0; l < 26 && most < exact_length; l++)
    most += wanted[l] < supply[column][l] ? wanted[l] : supply[column][l];
  return most >= exact_length && plan->places + COLS - column >= plan->later;
}

static int next_column(int column, Plan plan) {
  if (column < COLS) return may_suffice(column, &plan) && along(column, 0, 0, plan);
  int cards = plan.letters + plan.stars, petards = exact_length - cards;
  if (!cards || petards < 0 || petards > exact_petards) return 0;
  if (plan.stars && exact_left - cards < SHORTEST) return 0;
  return !plan.shifts || (plan.places >= plan.later && plan.places >= plan.whole);
}

static int stop_here(int column, int depth, int shifted, Plan plan) {
  if (depth < exact_table.n[column]) plan.later += shifted;
  else if (!shifted) plan.places++;
  else plan.places -= shifted - 1, plan.whole = 1;
  return next_column(column + 1, plan);
}

static int along(int column, int depth, int shifted, Plan plan) {
  int n = exact_table.n[column];
  if (depth < n) {
    u32 l = LETTER(exact_table.c[column][n - 1 - depth]);
    Plan taken = plan;
    if (l == STAR && !plan.stars) {
      taken.stars = 1;
      if (stop_here(column, depth + 1, shifted, taken) || along(column, depth + 1, shifted, taken)) return 1;
    } else if (l < 26 && wanted[l]) {
      taken.letters++, wanted[l]--;
      int done = stop_here(column, depth + 1, shifted, taken) || along(column, depth + 1, shifted, taken);
      wanted[l]++;
      if (done) return 1;
    }
    if (plan.shifts < exact_shifts) {
      Plan over = plan;
      over.shifts++;
      if (along(column, depth + 1, shifted + 1, over)) return 1;
    }
  }
  return depth ? 0 : stop_here(column, 0, 0, plan);
}

static int can_be_made(int cls) {
  __builtin_memset(wanted, 0, sizeof wanted);
  exact_length = class_length[cls];
  for (int i = 0; i < exact_length; i++) wanted[text[class_word[cls] + (u32)i] - 'A']++;
  return next_column(0, (Plan){0});
}

static void look_at(const Table *t, int in_stock, int petards) {
  exact_table = *t;
  exact_petards = petards;
  exact_left = count(t) + in_stock;
  __builtin_memset(supply, 0, sizeof supply);
  for (int i = COLS - 1; i >= 0; i--) {
    copy(supply[i], supply[i + 1], 32);
    for (int k = 0; k < t->n[i]; k++) supply[i][LETTER(t->c[i][k])]++;
  }
}
#endif
