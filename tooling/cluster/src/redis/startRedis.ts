import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '@selvedge/dev/stack'
import { type Program, runProgram } from '../programs/runProgram.ts'
import { systemUser } from '../programs/systemUser.ts'

export type Redis = { readonly restart: () => Promise<void>; readonly stop: () => Promise<void> }

type Options = {
  readonly program: string
  readonly port: number
  readonly dataDir: string
  readonly onExit?: (name: string) => void
}

const READY_MS = 20_000

const responds = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isReady: boolean): void => {
      socket.destroy()
      resolve(isReady)
    }
    socket.setTimeout(1_000, () => end(false))
    socket.on('connect', () => socket.write('PING\r\n'))
    socket.on('data', (data) => end(data.toString().startsWith('+PONG')))
    socket.on('error', () => end(false))
  })

/** Starts Redis or Valkey in memory: its counters of limits may start over. */
export const startRedis = async ({ program, port, dataDir, onExit }: Options): Promise<Redis> => {
  const run = async (): Promise<Program> => {
    const running = runProgram({
      name: 'redis',
      command: [program, '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      dataDir,
      user: systemUser('nobody'),
      ...(onExit ? { onExit } : {}),
    })
    for (const until = Date.now() + READY_MS; !(await responds(port)); await sleep(50))
      if (running.hasExited() || Date.now() > until)
        throw new StartupError(`Redis did not start; its log is ${join(dataDir, 'logs', 'redis.log')}.`)
    return running
  }
  let running = await run()
  return {
    restart: async () => {
      await running.stop()
      running = await run()
    },
    stop: () => running.stop(),
  }
}
