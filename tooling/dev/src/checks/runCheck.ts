import { failed, type Outcome, passed } from './outcome.ts'
import { type Command, runCommand } from './runCommand.ts'
import { tail } from './tail.ts'

/** Runs a command that counts as one check. */
export const runCheck = async (command: Command, note = ''): Promise<Outcome> => {
  const { ok, output, log } = await runCommand(command)
  return ok ? passed(note) : failed(note || [command.program, ...command.args].join(' '), tail(output, log))
}
