import { expect, test } from 'vitest'
import { imageTypeOf } from './imageType.ts'

test.each([
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'image/png'],
  ['a WebP', Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ', 'latin1'), 'image/webp'],
  ['an HEIC', Buffer.from('\x00\x00\x00\x18ftypheic', 'latin1'), 'image/heic'],
])('detects the image type %s from the content', (_name, bytes, type) => {
  expect(imageTypeOf(bytes)?.type).toBe(type)
})

test.each([
  ['an empty file', ''],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a sound in a RIFF file', 'RIFF\x00\x00\x00\x00WAVE'],
  ['the beginning of a PNG', '\x89PNG'],
])('detects no image in %s', (_name, content) => {
  expect(imageTypeOf(Buffer.from(content, 'latin1'))).toBeUndefined()
})
