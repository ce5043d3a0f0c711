import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createImageStore } from './imageStore.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-images-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file that was used some seconds ago. */
const given = (name: string, bytes: number, secondsAgo: number): void => {
  writeFileSync(join(folder, name), Buffer.alloc(bytes))
  const at = Date.now() / 1_000 - secondsAgo
  utimesSync(join(folder, name), at, at)
}
const names = () => readdirSync(folder).sort()

test('returns a stored image by its name, and nothing for an unknown name', async () => {
  const store = createImageStore(folder)
  await store.write('a.avif', Buffer.from('image'))
  expect(await store.read('a.avif')).toEqual(Buffer.from('image'))
  expect(await store.read('b.avif')).toBeUndefined()
})

test('removes images that were unused for longer than the maximum age', async () => {
  given('old', 10, 100)
  given('recent', 10, 1)
  createImageStore(folder, { bytes: 1_000, ageMs: 50_000 })
  await vi.waitFor(() => expect(names()).toEqual(['recent']))
})

test('removes the least recently used images when all images together exceed the size limit', async () => {
  given('first', 400, 30)
  given('second', 400, 20)
  given('third', 400, 10)
  createImageStore(folder, { bytes: 900, ageMs: 1e9 })
  await vi.waitFor(() => expect(names()).toEqual(['second', 'third']))
})

test('when a new image makes the total size exceed the limit, keeps a recently read image and removes another', async () => {
  given('first', 400, 30)
  given('second', 400, 20)
  const store = createImageStore(folder, { bytes: 900, ageMs: 1e9 })
  await store.read('first')
  await store.write('third', Buffer.alloc(400))
  await vi.waitFor(() => expect(names()).toEqual(['first', 'third']))
})

test('writes to a temporary file of its own, because another process may store the same image at the same moment', async () => {
  given('a.avif.part', 10, 0)
  const [first, second] = [createImageStore(folder), createImageStore(folder)]
  await Promise.all([
    first.write('a.avif', Buffer.from('image')),
    second.write('a.avif', Buffer.from('image')),
  ])
  expect(await first.read('a.avif')).toEqual(Buffer.from('image'))
  expect(names()).toEqual(['a.avif', 'a.avif.part'])
})

test('does not fail when its folder cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '')
  const store = createImageStore(join(folder, 'file', 'below'))
  await store.write('a', Buffer.from('image'))
  expect(await store.read('a')).toBeUndefined()
})
