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
}
