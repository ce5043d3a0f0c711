import { Button } from '@selvedge/ui-kit/Button'
import { Text } from '@selvedge/ui-kit/Text'
import { useState } from 'react'
import { useHydrated } from '../frame/useHydrated.ts'

type CopyLinkProps = {
  readonly link: string
  readonly texts: { readonly copy: string; readonly copied: string; readonly failed: string }
}

/**
 * A button that copies a link. Without JavaScript there is no button, and the visitor selects the link in its field.
 */
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
