import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import type { ReactNode } from 'react'
import { head } from './LetterPart.css.ts'

type LetterPartProps = {
  readonly title: string
  /** The way to change what it says, beside its title. */
  readonly edit?: ReactNode
  readonly children: ReactNode
}

/** A part of an order as it is told like a letter: where it goes, how, and what it comes to. */
export const LetterPart = ({ title, edit, children }: LetterPartProps) => (
  <Stack gap="xs">
    <div className={head}>
      <Heading level={2} size="group">
        {title}
      </Heading>
      {edit}
    </div>
    {children}
  </Stack>
)
