import { CONSENT_STORAGE_KEY } from '@selvedge/analytics'

/**
 * Marks the document with `data-consent="pending"` if the visitor has not chosen yet, so that the banner of the page's HTML is
 * shown with its first paint. Until the page is hydrated, it also stores a choice, and hides the banner. Without JavaScript
 * nothing is tracked, so there is no banner.
 */
export const consentScript = `(d=>{let k='${CONSENT_STORAGE_KEY}',s;try{s=localStorage[k]}catch{}/^(all|necessary)$/.test(s)||(d.consent='pending');addEventListener('submit',e=>{let b=e.submitter;if(b&&b.name==='consent'&&!('hydrated'in d)){e.preventDefault();d.consent=b.value;try{localStorage[k]=b.value}catch{}}},true)})(document.documentElement.dataset)`
