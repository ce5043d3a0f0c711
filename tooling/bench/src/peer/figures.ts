import { kilobytes, milliseconds } from '../report/units.ts'

/** One figure of two shops. All figures are better when they are lower. */
export type Figure = {
  readonly group: string
  readonly what: string
  readonly unit: 'ms' | 'bytes'
  readonly ours: number
  /** `undefined` without another shop, or when it has nothing like it. */
  readonly peer: number | undefined
  /** The highest value that meets the goal; `peer` for a value below the other shop's. */
  readonly goal: number | 'peer' | undefined
}

const goalOf = ({ goal, peer }: Figure): number | undefined => (goal === 'peer' ? peer : goal)

/** Whether a figure meets its goal; `undefined` without a goal. */
export const meetsGoal = (figure: Figure): boolean | undefined => {
  const goal = goalOf(figure)
  if (goal === undefined) return undefined
  return figure.goal === 'peer' ? figure.ours < goal : figure.ours <= goal
}

/** Formats a value in its unit; a missing one is a dash. */
export const writeValue = (unit: Figure['unit'], value: number | undefined): string => {
  if (value === undefined) return '–'
  return unit === 'bytes' ? kilobytes(value) : milliseconds(value)
}

const writeGoal = (figure: Figure): string => {
  const goal = goalOf(figure)
  if (goal === undefined) return ''
  return `${figure.goal === 'peer' ? '<' : '≤'} ${writeValue(figure.unit, goal)}`
}

const writeStatus = (figure: Figure): string => {
  const met = meetsGoal(figure)
  if (met === undefined) return ''
  return met ? 'met' : 'not met'
}

/** Formats figures as a table in Markdown, with a line for each group. */
export const figuresTable = (figures: readonly Figure[], peer: string | undefined): string => {
  const groups = Map.groupBy(figures, ({ group }) => group)
  const lines = [...groups].flatMap(([group, members]) => [
    `| **${group}** | | | | |`,
    ...members.map(
      (figure) =>
        `| ${figure.what} | ${writeValue(figure.unit, figure.ours)} | ${writeValue(figure.unit, figure.peer)} | ${writeGoal(figure)} | ${writeStatus(figure)} |`,
    ),
  ])
  return [
    `| figure | ours | ${peer ?? 'no other shop'} | goal | status |`,
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}
