import { CodeBlock } from '../parts/code-block.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './snippet.module.css'

/** Products, whose names are the same in every language, with the page of their makers that the steps follow. */
const BUILDERS = [
  {
    name: 'WordPress',
    key: 'wordpress',
    help: 'https://wpcode.com/docs/using-the-global-header-footer-settings/',
  },
  {
    name: 'Wix',
    key: 'wix',
    help: 'https://support.wix.com/en/article/wix-editor-embedding-custom-code-on-your-site',
  },
  {
    name: 'Squarespace',
    key: 'squarespace',
    help: 'https://support.squarespace.com/hc/en-us/articles/205815908',
  },
  {
    name: 'Shopify',
    key: 'shopify',
    help: 'https://help.shopify.com/en/manual/online-store/themes/customizing-themes/edit-code/edit-theme-code',
  },
  {
    name: 'Webflow',
    key: 'webflow',
    help: 'https://help.webflow.com/hc/en-us/articles/33961357265299',
  },
  {
    name: 'Google Tag Manager',
    key: 'tagManager',
    help: 'https://support.google.com/tagmanager/answer/6107167',
  },
] as const

/** Where the line goes on the website builders that small businesses use. */
export function Builders({ tenantId }: { tenantId: string }) {
  const words = t.snippet.builders
  const code = tagCodeOf(tenantId)
  return (
    <section className={styles.builders} aria-labelledby="builders">
      <h3 id="builders">{words.title}</h3>
      {BUILDERS.map(({ name, key, help }) => (
        <details key={key}>
          <summary>{name}</summary>
          <ol>
            <li>{words[key].first}</li>
            <li>{words[key].second}</li>
            <li>{words[key].third}</li>
          </ol>
          {key === 'tagManager' && (
            <>
              <CodeBlock label={words.tagCode}>{code}</CodeBlock>
              <CopyButton text={code} />
            </>
          )}
          <a href={help} target="_blank" rel="noreferrer">
            {fill(words.help, { name })}
          </a>
        </details>
      ))}
      <p className="meta">{words.after}</p>
    </section>
  )
}

/** A tag manager writes script tags anew and keeps no attributes of its own; its compiler wants the oldest JavaScript. */
function tagCodeOf(tenantId: string): string {
  return `<script>
  var desk = document.createElement('script')
  desk.src = '${location.origin}/widget.js'
  desk.setAttribute('data-tenant-id', '${tenantId}')
  document.body.appendChild(desk)
</script>`
}
