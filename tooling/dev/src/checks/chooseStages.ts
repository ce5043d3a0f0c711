import { parseArgs } from 'node:util'
import { StartProblem } from '../stack/startProblem.ts'
import { type Stage, stageNames } from './stage.ts'

const readOnly = (args: readonly string[]): readonly string[] => {
  try {
    const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', multiple: true } } })
    return values.only ?? []
  } catch (error) {
    throw new StartProblem(
      `${error instanceof Error ? error.message : ''} npm test takes --only <stage>, as often as you like.`,
    )
  }
}

/** The stages to run, in order: all, or those asked for with `--only` and what has to run before them. */
export const chooseStages = (args: readonly string[], stages: readonly Stage[]): readonly Stage[] => {
  const only = readOnly(args)
  const unknown = only.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown)
    throw new StartProblem(`There is no stage "${unknown}". The stages are ${stageNames.join(', ')}.`)
  if (only.length === 0) return stages
  const wanted = new Set(
    stages.filter(({ name }) => only.includes(name)).flatMap(({ name, after }) => [name, ...after]),
  )
  return stages.filter(({ name }) => wanted.has(name))
}
