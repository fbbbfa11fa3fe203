/* What this game counts by. */
#ifndef BASE_H
#define BASE_H
#include "freestanding.h"

#define SIZE 21
#define SQUARES (SIZE * SIZE)
#define SHORTEST 2
#define LETTERS 26
#define EMPTY 255
#endif
