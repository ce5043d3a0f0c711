import { type Console, runCommands } from '@selvedge/service'
import { connect } from '../db/database.ts'
import { addClientCommand } from './addClientCommand.ts'
import { addCodeCommand } from './addCodeCommand.ts'
import { discardDraftCommand, publishDraftCommand, saveContentCommand } from './contentCommands.ts'
import { publishCommand, unpublishCommand } from './publishCommand.ts'
import { reindexCommand } from './reindexCommand.ts'
import { removeSiteCommand } from './removeSiteCommand.ts'
import { saveSiteCommand } from './saveSiteCommand.ts'
import { seedCommand } from './seedCommand.ts'
import { setStockCommand } from './setStockCommand.ts'

const commands = {
  seed: seedCommand,
  'add-code': addCodeCommand,
  'add-client': addClientCommand,
  'set-stock': setStockCommand,
  publish: publishCommand,
  unpublish: unpublishCommand,
  reindex: reindexCommand,
  'save-site': saveSiteCommand,
  'remove-site': removeSiteCommand,
  'save-content': saveContentCommand,
  'publish-draft': publishDraftCommand,
  'discard-draft': discardDraftCommand,
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Runs one admin command. Returns the exit code: 0 done, 1 failed, 2 invalid command line. */
export const runAdmin = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  console: Console,
): Promise<0 | 1 | 2> =>
  runCommands(
    {
      name: 'selvedge-platform',
      commands,
      open: async (url, { out }) => {
        const { db, close } = connect(url, silent)
        return { dependencies: { db, now: new Date(), progress: out }, close }
      },
    },
    args,
    environment,
    console,
  )
