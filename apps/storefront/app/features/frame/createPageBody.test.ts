import { once } from 'node:events'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createPageBody } from './createPageBody.server.ts'

test('joins chunks of HTML until React flushes them', async () => {
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

test('does not break multi-byte characters, wherever React splits its chunks', async () => {
  const text = '“1–5 business days” 💥 '.repeat(20)
  const pages = await Promise.all(
    Array.from({ length: 12 }, async (_, shift) => {
      const body = createPageBody()
      const parts = Array.from({ length: 12 }, (_, key) => createElement('p', { key, title: text }, text))
      const { pipe } = renderToPipeableStream(createElement('main', { id: 'x'.repeat(shift) }, parts), {
        onShellReady: () => pipe(body),
      })
      const chunks: Buffer[] = []
      body.on('data', (piece: Buffer) => chunks.push(piece))
      await once(body, 'end')
      return Buffer.concat(chunks).toString()
    }),
  )
  for (const page of pages) {
    expect(page).not.toContain('\0')
    expect(page.split(text)).toHaveLength(25)
  }
})
