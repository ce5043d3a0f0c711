import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { findRedis } from '@selvedge/dev'

/** A real Redis without files. */
export type TestRedis = { readonly url: string; readonly stop: () => Promise<void> }

const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (ready: boolean): void => {
      socket.destroy()
      resolve(ready)
    }
    socket.on('connect', () => socket.write('PING\r\n'))
    socket.on('data', (data) => end(data.toString().startsWith('+PONG')))
    socket.on('error', () => end(false))
  })

/** Starts Redis on a port, and waits until it accepts connections. */
export const startRedis = async (port: number): Promise<TestRedis> => {
  const child = spawn(
    findRedis(),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (const until = Date.now() + 20_000; !(await acceptsConnections(port)); await wait(50))
    if (Date.now() > until || child.exitCode !== null)
      throw new Error(`the Redis on port ${port} did not start`)
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
