/* Freestanding: no library, memory is static and zero until touched. */
#ifndef BASE_H
#define BASE_H
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef struct { u64 first, last; } __attribute__((packed, may_alias)) Two;

#define SIZE 21
#define SQUARES (SIZE * SIZE)
#define SHORTEST 2
#define LETTERS 26
#define EMPTY 255

/* Long bits go two words at a time. */
typedef u64 Pair __attribute__((vector_size(16), aligned(8)));
#ifdef __wasm__
#define BY_PAIRS __attribute__((target("simd128")))
#else
#define BY_PAIRS
#endif

/* The compiler may call these by itself. */
void *memcpy(void *to, const void *from, unsigned long n) {
  u8 *t = to;
  const u8 *f = from;
  for (; n >= 16; n -= 16, t += 16, f += 16) *(Two *)t = *(const Two *)f;
  while (n--) *t++ = *f++;
  return to;
}
void *memset(void *to, int value, unsigned long n) {
  u8 *t = to;
  u64 all = (u8)value * 0x0101010101010101ull;
  for (; n >= 16; n -= 16, t += 16) *(Two *)t = (Two){all, all};
  while (n--) *t++ = (u8)value;
  return to;
}
#endif
