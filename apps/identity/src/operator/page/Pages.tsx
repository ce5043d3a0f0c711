import { Inline } from '@selvedge/ui-kit/Inline'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { formatCount } from './format.tsx'
import { PAGE_SIZE } from './paging.ts'

type Props = {
  readonly shown: number
  readonly total: number
  readonly page: number
  /** What is listed, such as "orders". */
  readonly things: string
  readonly hrefOf: (page: number) => string
}

/** How much of a list is shown, and links to the pages before and after. */
export const Pages = ({ shown, total, page, things, hrefOf }: Props) => (
  <Inline justify="between" align="baseline">
    <Text size="small" tone="muted" digits="tabular">
      {shown === total
        ? `${formatCount(total)} ${things}`
        : `${formatCount((page - 1) * PAGE_SIZE + 1)} to ${formatCount((page - 1) * PAGE_SIZE + shown)} of ${formatCount(total)} ${things}`}
    </Text>
    <Inline gap="l">
      {page > 1 ? (
        <TextLink href={hrefOf(page - 1)} size="small" rel="prev">
          Previous page
        </TextLink>
      ) : null}
      {page * PAGE_SIZE < total ? (
        <TextLink href={hrefOf(page + 1)} size="small" rel="next">
          Next page
        </TextLink>
      ) : null}
    </Inline>
  </Inline>
)
