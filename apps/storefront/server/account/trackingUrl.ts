const pages: Readonly<Record<string, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  'royal mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  'canada post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  'australia post': 'https://auspost.com.au/mypost/track/#/details/',
}

/** The URL of a carrier's page for a parcel; empty for an unknown carrier or without a number. */
export const trackingUrl = (carrier: string, trackingId: string): string => {
  const page = pages[carrier.toLowerCase()]
  return page && trackingId ? page + encodeURIComponent(trackingId) : ''
}
