/* What every kernel begins with. Freestanding: no library, memory is static and zero until touched. */
#ifndef FREESTANDING_H
#define FREESTANDING_H
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

/* The compiler may call these by itself. */
void *memcpy(void *to, const void *from, unsigned long n) {
  u8 *t = to;
  const u8 *f = from;
  while (n--) *t++ = *f++;
  return to;
}
void *memset(void *to, int value, unsigned long n) {
  u8 *t = to;
  while (n--) *t++ = (u8)value;
  return to;
}
#endif
