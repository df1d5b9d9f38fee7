export const snippet = {
  text: 'The line that puts the chat of {business} on a website, before the end of the body.',
  line: 'The line for your website',
  websites: 'Websites that may show the chat',
  websitesHint: 'One a line, such as example.com or *.example.com. The star does not include example.com itself.',
  save: 'Save the websites',
  saved: 'Saved',
  own: 'Without a website here, the chat answers only on the pages of this installation.',
  manual: 'All attributes are in the manual',
  addOwn: 'Add {host}, your website',
  builders: {
    title: 'Step by step, on your website builder',
    after: 'Then name the website below, so that the chat may be shown there.',
    tagCode: 'The code for Google Tag Manager',
    help: 'The help of {name} on this',
    wordpress: {
      first: 'Open Plugins → Add Plugin, search for WPCode, then Install Now and Activate.',
      second: 'Open Code Snippets → Header & Footer, and paste the line into “Footer”.',
      third: 'Save Changes. On WordPress.com a paid plan is needed.',
    },
    wix: {
      first: 'Publish the website and connect its domain; without, Wix runs no custom code.',
      second: 'Open Settings → Custom Code → Add Custom Code in the dashboard, and paste the line.',
      third: 'Choose “All pages” and “Body - end”, then Apply.',
    },
    squarespace: {
      first: 'Open Website → Website Tools → Code Injection.',
      second: 'Paste the line into “Footer”.',
      third: 'Save. Code Injection is part of the plans Core, Plus and Advanced.',
    },
    shopify: {
      first: 'Open Online Store → Themes, and in the menu (…) of your theme choose Edit code.',
      second: 'Open layout/theme.liquid, and paste the line above </body>.',
      third: 'Save. After an update of the theme, check that the line is still there.',
    },
    webflow: {
      first: 'Open Site settings → Custom code.',
      second: 'Paste the line into “Footer code”, then Save changes.',
      third:
        'Publish the site: until then the line runs in the preview alone. A paid site plan or workspace is needed.',
    },
    tagManager: {
      first: 'Open Tags → New → Tag Configuration, and choose “Custom HTML”.',
      second: 'Paste the code below: a tag manager takes the attributes of a plain line away.',
      third: 'Choose the trigger “All Pages”, save, then Submit and Publish.',
    },
  },
}
