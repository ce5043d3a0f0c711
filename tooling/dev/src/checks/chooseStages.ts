import { parseArgs } from 'node:util'
import { StartupError } from '../stack/startupError.ts'
import { isTurboStage, type Stage, stageNames } from './stage.ts'

/** The stages to run, and the arguments for Playwright. */
export type Choice = { readonly stages: readonly Stage[]; readonly journeyArgs: readonly string[] }

const readArgs = (args: readonly string[]) => {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { only: { type: 'string', multiple: true } },
    strict: false,
    tokens: true,
  })
  const only = (values.only ?? []).map(String)
  const own = tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'only'
      ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])]
      : token.kind === 'option-terminator'
        ? [token.index]
        : [],
  )
  return { only, others: args.filter((_, index) => !own.includes(index)) }
}

/** Reads which stages to run: all, or those named with `--only`. Adds the browser stage when one of them needs it. */
export const chooseStages = (args: readonly string[], stages: readonly Stage[]): Choice => {
  const { only, others } = readArgs(args)
  const unknown = only.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined)
    throw new StartupError(`There is no stage "${unknown}". The stages are ${stageNames.join(', ')}.`)
  const onlyJourneys = only.length > 0 && only.every((name) => name === 'journeys')
  if (others.length > 0 && !onlyJourneys)
    throw new StartupError(
      `Unknown option ${others[0]}. npm test takes --only <stage>, any number of times; with --only journeys all other options go to the runner of the journeys.`,
    )
  if (only.length === 0) return { stages, journeyArgs: [] }
  const chosen = stages.filter(({ name }) => only.includes(name))
  const needsBrowser = chosen.some((stage) => isTurboStage(stage) && stage.needsBrowser)
  return {
    stages: stages.filter((stage) => chosen.includes(stage) || (needsBrowser && stage.name === 'browser')),
    journeyArgs: others,
  }
}
