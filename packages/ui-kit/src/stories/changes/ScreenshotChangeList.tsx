import { type ReactNode, useState } from 'react'
import type {
  ScreenshotBase,
  ScreenshotChange,
  ScreenshotChanges,
} from '../../../scripts/screenshotChanges.ts'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import * as css from './ScreenshotChangeList.css.ts'

type State = 'before' | 'after'

interface Rendering {
  /** Returns the URL of a screenshot. */
  readonly urlOf: (state: State, name: string) => string | undefined
  /** Renders the texts of changesets. */
  readonly renderMarkdown: (text: string) => ReactNode
}

interface ChangeProps extends Rendering {
  readonly change: ScreenshotChange
}

type ScreenshotProps = Pick<ChangeProps, 'change' | 'urlOf'>

const segments = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
  { value: 'difference', label: 'Difference' },
] as const

/** Returns "Header" for "sheets/Header", and "Home, dark, 1440 px wide" for "pages/home-dark-1440". */
const titleOf = (name: string): string => {
  const title = name
    .replace(/^\w+\//, '')
    .replace(/-(\d+)$/, '-$1 px wide')
    .replaceAll('-', ', ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

const Screenshot = ({ change: { name }, state, urlOf }: ScreenshotProps & { readonly state: State }) => {
  const url = urlOf(state, name)
  return url ? (
    <a className={css.link} href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={`${titleOf(name)}, ${state}`} loading="lazy" />
    </a>
  ) : null
}

const Comparison = ({ change, urlOf }: ScreenshotProps) => {
  const [shown, setShown] = useState<string>('after')
  return (
    <>
      <SegmentedControl
        legend={`Screenshot of ${titleOf(change.name)}`}
        name={change.name}
        width="auto"
        value={shown}
        onChange={setShown}
        segments={segments}
      />
      <div className={shown === 'difference' ? css.difference : css.frame}>
        {shown === 'after' ? null : <Screenshot change={change} urlOf={urlOf} state="before" />}
        {shown === 'before' ? null : <Screenshot change={change} urlOf={urlOf} state="after" />}
      </div>
    </>
  )
}

const Change = ({ change, urlOf, renderMarkdown }: ChangeProps) => {
  const { name, before, after, notes } = change
  return (
    <Stack gap="s" as="section">
      <h3>{titleOf(name)}</h3>
      {before && after && before !== after ? (
        <p>Its earlier name was {titleOf(before.replace(/^docs\/|\.png$/g, ''))}.</p>
      ) : null}
      {notes.length > 0 ? renderMarkdown(notes.join('\n\n')) : null}
      {before && after ? (
        <Comparison change={change} urlOf={urlOf} />
      ) : (
        <div className={css.frame}>
          <Screenshot change={change} urlOf={urlOf} state={after ? 'after' : 'before'} />
        </div>
      )}
    </Stack>
  )
}

const baseText = ({ kind, name, date }: ScreenshotBase): string =>
  ({
    release: `Compared with the last release, ${name} of ${date}.`,
    first: `Nothing has been released yet, so this is compared with the first screenshots, in commit ${name} of ${date}.`,
    chosen: `Compared with ${name} of ${date}.`,
  })[kind]

const groups: readonly (readonly [string, (change: ScreenshotChange) => boolean])[] = [
  ['Changed', ({ before, after }) => before !== undefined && after !== undefined],
  ['New', ({ before }) => before === undefined],
  ['Removed', ({ after }) => after === undefined],
]

interface ScreenshotChangeListProps extends Rendering {
  readonly found: ScreenshotChanges
}

/** The screenshots that changed since the last release, before and after, with what the changesets say. */
export const ScreenshotChangeList = ({
  found: { base, changes },
  ...rendering
}: ScreenshotChangeListProps) => {
  if (!base)
    return (
      <p>
        There is nothing to compare with. Start Storybook by <code>pnpm storybook</code>, in a Git repository.
      </p>
    )
  const sections = groups
    .map(([title, isMember]) => ({ title, members: changes.filter(isMember) }))
    .filter(({ members }) => members.length > 0)
  const counts = sections.map(({ title, members }) => `${title}: ${members.length}.`)
  return (
    <>
      <p>{[baseText(base), ...(counts.length > 0 ? counts : ['No screenshot differs.'])].join(' ')}</p>
      {sections.map(({ title, members }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Stack gap="xxl">
            {members.map((change) => (
              <Change key={change.name} change={change} {...rendering} />
            ))}
          </Stack>
        </section>
      ))}
    </>
  )
}
