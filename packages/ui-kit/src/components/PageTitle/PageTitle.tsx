import type { ReactNode } from 'react'
import { Dots } from '../Dots/Dots.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { dots, frame } from './PageTitle.css.ts'

export interface PageTitleProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** `category`: as large as a page gets, over its dots. */
  readonly size?: 'category' | 'page' | undefined
  readonly colors?: readonly string[] | undefined
}

/** A page's title; with what it holds in one sentence on the same baseline. */
export const PageTitle = ({ title, text, size = 'category', colors }: PageTitleProps) => (
  <div className={frame}>
    <div>
      <Heading level={1} size={size}>
        {title}
      </Heading>
      {size === 'category' ? (
        <div className={dots}>
          <Dots size="title" colors={colors} />
        </div>
      ) : null}
    </div>
    {text ? <Text tone="soft">{text}</Text> : null}
  </div>
)
