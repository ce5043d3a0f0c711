import { atMost, type Row, withoutBudget } from '../report/row.ts'
import { kilobytes, times } from '../report/units.ts'
import { brotliBytes } from './brotliBytes.ts'
import type { HtmlSize } from './measureHtml.ts'
import type { Page } from './pages.ts'

const CATEGORY_HTML = 14_000
const HYDRATION_SHARE = 0.4

export const sizeRows = (page: Page, weight: HtmlSize): readonly Row[] => [
  page.name === 'category'
    ? atMost(`${page.name}: HTML, brotli`, weight.htmlBrotli, CATEGORY_HTML, kilobytes)
    : withoutBudget(`${page.name}: HTML, brotli`, kilobytes(weight.htmlBrotli)),
  withoutBudget(
    `${page.name}: HTML raw / brotli 5 / as sent to a browser (${weight.encoding})`,
    [weight.html.length, brotliBytes(weight.html, 5), weight.htmlSent].map(kilobytes).join(' / '),
  ),
  atMost(`${page.name}: hydration data, of the markup`, weight.hydrationShare, HYDRATION_SHARE, times),
]
