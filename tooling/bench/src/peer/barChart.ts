import { type Figure, meetsGoal, writeValue } from './figures.ts'

const WIDTH = 960
const LABEL = 330
const BAR = 11
const ROW = 38
const HEAD = 78
const GROUP = 34
const COLORS = { ours: '#0f5c56', peer: '#b9b2a3', text: '#23211d', missed: '#b3261e', paper: '#fbfaf6' }

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const text = (x: number, y: number, size: number, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${COLORS.text}" ${more}>${escapeXml(content)}</text>`

const bar = (y: number, length: number, color: string, label: string, weight: number): string =>
  `<rect x="${LABEL}" y="${y}" width="${Math.max(2, length).toFixed(1)}" height="${BAR}" rx="2" fill="${color}"/>` +
  text(LABEL + Math.max(2, length) + 8, y + BAR - 1, 12, label, `font-weight="${weight}"`)

/** The two bars of a figure, on a scale of its own: the longer one fills the width. */
const row = (figure: Figure, y: number): string => {
  const longest = Math.max(figure.ours, figure.peer ?? 0, 1e-9)
  const scale = (WIDTH - LABEL - 110) / longest
  const missed = meetsGoal(figure) === false
  return [
    text(LABEL - 12, y + 16, 13, figure.what, 'text-anchor="end"'),
    bar(
      y,
      figure.ours * scale,
      missed ? COLORS.missed : COLORS.ours,
      writeValue(figure.unit, figure.ours),
      600,
    ),
    figure.peer === undefined
      ? ''
      : bar(y + BAR + 3, figure.peer * scale, COLORS.peer, writeValue(figure.unit, figure.peer), 400),
  ].join('')
}

/**
 * Draws figures as pairs of bars in SVG, ours above the other shop's. A shorter bar is better. Bars that miss their goal
 * are red.
 */
export const barChart = (figures: readonly Figure[], peer: string | undefined): string => {
  const parts: string[] = []
  let y = HEAD
  for (const [group, members] of Map.groupBy(figures, (figure) => figure.group)) {
    parts.push(text(24, y + 14, 15, group, 'font-weight="600"'))
    y += GROUP
    for (const figure of members) {
      parts.push(row(figure, y))
      y += ROW
    }
    y += 10
  }
  const legend = [
    text(24, 36, 20, 'Shorter is better', 'font-weight="600"'),
    `<rect x="24" y="50" width="14" height="${BAR}" rx="2" fill="${COLORS.ours}"/>${text(46, 60, 13, 'ours')}`,
    `<rect x="100" y="50" width="14" height="${BAR}" rx="2" fill="${COLORS.missed}"/>${text(122, 60, 13, 'ours, above the goal')}`,
    peer
      ? `<rect x="280" y="50" width="14" height="${BAR}" rx="2" fill="${COLORS.peer}"/>${text(302, 60, 13, peer)}`
      : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y + 14}" viewBox="0 0 ${WIDTH} ${y + 14}" font-family="system-ui, sans-serif"><rect width="100%" height="100%" fill="${COLORS.paper}"/>${legend.join('')}${parts.join('')}</svg>\n`
}
