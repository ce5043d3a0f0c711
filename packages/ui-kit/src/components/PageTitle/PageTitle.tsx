import type { ReactNode } from 'react'
import { Dots } from '../Dots/Dots.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { pageTitleDots, pageTitleFrame, pageTitleHeading } from './PageTitle.css.ts'
import type { pageTitleSizes } from './PageTitle.variants.ts'

/** The props of `PageTitle`. */
export interface PageTitleProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** `category`: the largest title, with the dots above. */
  readonly size?: (typeof pageTitleSizes)[number] | undefined
  readonly colors?: readonly string[] | undefined
}

/** The title of a page, with an optional sentence on the same baseline. */
export const PageTitle = ({ title, text, size = 'category', colors }: PageTitleProps) => (
  <div className={pageTitleFrame}>
    <div className={pageTitleHeading}>
      <Heading level={1} size={size}>
        {title}
      </Heading>
      {size === 'category' ? (
        <div className={pageTitleDots}>
          <Dots size="title" colors={colors} />
        </div>
      ) : null}
    </div>
    {text ? <Text tone="muted">{text}</Text> : null}
  </div>
)
