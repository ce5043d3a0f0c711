import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createPageBody } from './createPageBody.server.ts'

test('pieces wait for each other until React says that this was all for now', async () => {
  const body = createPageBody()
  const got: string[] = []
  body.on('data', (piece: Buffer) => got.push(piece.toString()))
  body.write('<html>')
  body.write('<body>')
  await new Promise(setImmediate)
  expect(got).toEqual([])
  Object.assign({ flush: () => undefined }, body).flush()
  await new Promise(setImmediate)
  expect(got).toEqual(['<html><body>'])
  body.end('</body></html>')
  await once(body, 'end')
  expect(got.join('')).toBe('<html><body></body></html>')
})
