import { Button } from '@selvedge/ui-kit/Button'
import { Text } from '@selvedge/ui-kit/Text'
import { useState } from 'react'
import { useHydrated } from '../frame/useHydrated.ts'

type CopyLinkProps = {
  readonly link: string
  readonly texts: { readonly copy: string; readonly copied: string; readonly failed: string }
}

/** Copies a link with JavaScript. Without it the field that shows the link can be selected. */
export const CopyLink = ({ link, texts }: CopyLinkProps) => {
  const isHydrated = useHydrated()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  // Browsers have no clipboard on pages without https.
  if (!isHydrated || !navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <>
      <Button tone="secondary" size="s" onClick={copy}>
        {texts.copy}
      </Button>
      <div role="status">{outcome ? <Text size="small">{texts[outcome]}</Text> : null}</div>
    </>
  )
}
