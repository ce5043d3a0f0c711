import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './ports.ts'
import { runService, type Service } from './runService.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-service-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const server = (port: number): string =>
  `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, () => console.log(process.env.GREETING))`

const run = (name: string, command: string[], port: number, onExit?: (name: string) => void): Service =>
  runService(
    { name, folder, command, url: `http://localhost:${port}`, environment: { GREETING: 'hello' } },
    { logs: folder, ...(onExit ? { onExit } : {}) },
  )

test('becomes ready when the service responds, and does not call onExit on stop', async () => {
  const port = await freePort()
  const exited: string[] = []
  const service = run('greeter', [process.execPath, '-e', server(port)], port, (name) => exited.push(name))
  await service.ready()
  await service.stop()
  expect(exited).toEqual([])
  await expect(fetch(service.url)).rejects.toThrow()
})

test('calls onExit, and rejects with the last line of output, when a service exits by itself', async () => {
  const exited: string[] = []
  const script = "console.error('DATABASE_URL is missing'); process.exit(1)"
  const service = run('talker', [process.execPath, '-e', script], await freePort(), (name) =>
    exited.push(name),
  )
  await expect(service.ready()).rejects.toThrow('The talker stopped: DATABASE_URL is missing (whole log: ')
  expect(exited).toEqual(['talker'])
})

test('stops waiting for a service that is killed during its start', async () => {
  const script = "process.kill(process.pid, 'SIGKILL')"
  const service = run('victim', [process.execPath, '-e', script], await freePort())
  await expect(service.ready()).rejects.toThrow('The victim stopped: ended by SIGKILL')
})

test('rejects at once when the program does not exist', async () => {
  const service = run('ghost', ['no-such-program'], await freePort())
  await expect(service.ready()).rejects.toThrow('The ghost stopped: no-such-program cannot be run')
  await service.stop()
})
