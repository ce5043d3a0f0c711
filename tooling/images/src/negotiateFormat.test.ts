import { expect, test } from 'vitest'
import { negotiateFormat } from './negotiateFormat.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif,image/jxl,video/*;q=0.8,*/*;q=0.5', 'avif'],
  ['IMAGE/AVIF ; q=0.9', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['image/avif;q=0.000,image/webp;q=0', 'jpeg'],
  ['image/*,*/*;q=0.8', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('for the accepted types %s, chooses the format %s', (accept, format) =>
  expect(negotiateFormat(accept)).toBe(format),
)
