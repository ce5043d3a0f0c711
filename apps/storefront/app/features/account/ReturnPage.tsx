import { Badge } from '@selvedge/ui-kit/Badge'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { Timeline } from '@selvedge/ui-kit/Timeline'
import { addressLine, invoice, notOnPaper, printHint, track, trackTitle, trackTop } from './OrderPage.css.ts'
import * as css from './Returns.css.ts'
import type { ReturnPageData } from './returnPage.server.ts'

const PRINT_HINT = 'print-hint'

type LabelProps = {
  readonly label: NonNullable<ReturnPageData['label']>
  readonly texts: ReturnPageData['texts']
}

const Lines = ({ of }: { readonly of: readonly string[] }) =>
  of.map((line) => (
    <span key={line} className={addressLine}>
      {line}
    </span>
  ))

const ReturnLabel = ({ label: { to, from, number, barcode }, texts }: LabelProps) => (
  <section className={css.label} aria-label={texts.label}>
    <div className={css.from}>
      <p className={css.caption}>{texts.from}</p>
      <p>
        <Lines of={from} />
      </p>
    </div>
    <div>
      <p className={css.caption}>{texts.to}</p>
      <p className={css.to}>
        <Lines of={to} />
      </p>
    </div>
    <div className={css.code}>
      <p className={css.caption}>{texts.number}</p>
      {barcode ? (
        <svg
          className={css.barcode}
          viewBox={`0 0 ${barcode.width} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.barcode}
        >
          <path d={barcode.path} />
        </svg>
      ) : null}
      <p className={css.number}>{number}</p>
    </div>
  </section>
)

/** The page of a return: its progress, its items, and its label; only the label is printed. */
export const ReturnPage = ({ data, data: { label, texts } }: { readonly data: ReturnPageData }) => (
  <div className={invoice}>
    <Stack gap="xxl">
      <div className={notOnPaper}>
        <Stack gap="s">
          <Heading level={1}>{data.heading}</Heading>
          <Text size="lead" tone="muted">
            {data.line}
          </Text>
          <Text>{data.text}</Text>
        </Stack>
      </div>
      <section className={`${track} ${notOnPaper}`} aria-labelledby="progress">
        <div className={trackTop}>
          <div className={trackTitle}>
            <Heading level={2} size="panel" id="progress">
              {texts.progress}
            </Heading>
            <Badge tone={data.tone}>{data.statusText}</Badge>
          </div>
          <Timeline label={texts.progress} steps={data.steps} />
        </div>
        <div className={css.contains}>
          <Text weight="strong" size="small">
            {texts.contains}
          </Text>
          <Text size="small">{data.content}</Text>
        </div>
      </section>
      {label ? (
        <Stack gap="m">
          <div className={notOnPaper}>
            <div className={trackTitle}>
              <Heading level={2} size="panel">
                {texts.label}
              </Heading>
              <Button
                href={`#${PRINT_HINT}`}
                tone="secondary"
                onClick={(event) => {
                  event.preventDefault()
                  window.print()
                }}
              >
                {texts.print}
              </Button>
            </div>
            <p id={PRINT_HINT} className={printHint}>
              {texts.printHint}
            </p>
          </div>
          <Box width="narrow">
            <ReturnLabel label={label} texts={texts} />
          </Box>
        </Stack>
      ) : null}
    </Stack>
  </div>
)
