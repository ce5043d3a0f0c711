import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../stack/listen.ts'
import { listeningInodes, processOnPort, processTime, residentMemory } from './processTime.ts'

const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1111 1 0 100
   1: 0100007F:1F90 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 2222 1 0 100
   2: 0100007F:01F9 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 3333 1 0 100
`

test('finds the socket that listens on a port, and no connection of it', () => {
  expect(listeningInodes(TABLE, 8080)).toEqual(['1111'])
  expect(listeningInodes(TABLE, 505)).toEqual(['3333'])
  expect(listeningInodes(TABLE, 80)).toEqual([])
})

test('finds the process that listens on a port, with its time and its memory', async () => {
  const server = await listen(createServer())
  try {
    const pid = processOnPort(Number(new URL(server.url).port))
    expect(pid).toBe(process.pid)
    const before = processTime(pid)
    for (let sum = 0; sum < 50_000_000; ) sum += 1
    expect(processTime(pid)).toBeGreaterThan(before)
    expect(residentMemory(pid)).toBeGreaterThan(10_000_000)
  } finally {
    await server.close()
  }
})

test('reports a port on which nothing listens', async () => {
  const server = await listen(createServer())
  await server.close()
  expect(() => processOnPort(Number(new URL(server.url).port))).toThrow(
    'No process of this user listens on port',
  )
})
