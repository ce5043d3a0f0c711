import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '@selvedge/dev/stack'
import { type Program, runProgram, runToEnd } from '../programs/runProgram.ts'

export type Haproxy = {
  /** Starts a new process that takes over the ports; the former one finishes its connections. */
  readonly reload: () => Promise<void>
  /** Starts the process again after it has ended. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Options = {
  readonly name: string
  readonly program: string
  readonly config: string
  readonly socket: string
  readonly dataDir: string
  readonly onExit?: (name: string) => void
}

const READY_MS = 20_000

/** Sends a command to the socket of a running HAProxy, and returns the response. */
export const commandHaproxy = (socket: string, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const client = connect(socket)
    let output = ''
    client.on('connect', () => client.write(`${command}\n`))
    client.on('data', (chunk) => {
      output += chunk
    })
    client.on('end', () => resolve(output))
    client.on('error', reject)
  })

const processId = async (socket: string): Promise<string | undefined> => {
  if (!existsSync(socket)) return undefined
  const info = await commandHaproxy(socket, 'show info').catch(() => '')
  return /^Pid: (\d+)$/m.exec(info)?.[1]
}

/** Checks the configuration and starts HAProxy with it. */
export const startHaproxy = async ({
  name,
  program,
  config,
  socket,
  dataDir,
  onExit,
}: Options): Promise<Haproxy> => {
  const file = join(dataDir, 'run', `${name}.cfg`)
  const log = join(dataDir, 'logs', `${name}.log`)
  writeFileSync(file, config)
  chmodSync(file, 0o644)
  await runToEnd([program, '-c', '-f', file])
  const run = async (): Promise<Program> => {
    rmSync(socket, { force: true })
    const started = runProgram({
      name,
      // In master-worker mode, SIGUSR2 reloads.
      command: [program, '-W', '-db', '-f', file],
      dataDir,
      ...(onExit ? { onExit } : {}),
    })
    await waitFor(`start; its log is ${log}`, async () => {
      if (started.hasExited()) throw new StartupError(`${name} ended; its log is ${log}.`)
      return (await processId(socket)) !== undefined
    })
    return started
  }
  const waitFor = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
    for (const until = Date.now() + READY_MS; !(await isDone()); await sleep(50))
      if (Date.now() > until) throw new StartupError(`${name} did not within ${READY_MS / 1000} s ${what}.`)
  }
  let running = await run()
  return {
    reload: async () => {
      const former = await processId(socket)
      running.signal('SIGUSR2')
      await waitFor('reload', async () => {
        const current = await processId(socket)
        return current !== undefined && current !== former
      })
    },
    restart: async () => {
      await running.stop()
      running = await run()
    },
    stop: () => running.stop(),
  }
}
