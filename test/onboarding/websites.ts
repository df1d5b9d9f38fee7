import { textPdf } from '../support/pdf.ts'
import { startWebsite, type Website } from '../support/website.ts'

const QUICK = { '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nCrawl-delay: 0.01\n' } }

/** A dental practice with structured data, whose pages disagree on Fridays. */
export function startDentist(): Promise<Website> {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Dentist',
    name: 'Harbour Street Dental',
    telephone: '+1 (212) 555-0100',
    email: 'desk@harbourstreetdental.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Harbour Street',
      addressLocality: 'New York',
      addressRegion: 'NY',
      postalCode: '10013',
    },
    openingHours: ['Mo-Th 08:00-18:00', 'Fr 08:00-14:00'],
    employee: [{ '@type': 'Person', name: 'Dr. Amara Okafor', jobTitle: 'Dentist' }],
    makesOffer: {
      '@type': 'Offer',
      price: '120.00',
      priceCurrency: 'USD',
      itemOffered: { '@type': 'Service', name: 'Emergency visit', duration: 'PT30M' },
    },
  }
  return startWebsite({
    ...QUICK,
    '/': `<html lang="en"><head><title>Harbour Street Dental</title>
      <script type="application/ld+json">${JSON.stringify(data)}</script></head>
      <body><nav><a href="/prices">Prices</a><a href="/contact">Contact</a><a href="/team">Team</a></nav>
      <main><h1>Harbour Street Dental</h1><p>Our practice is near the ferry.</p></main></body></html>`,
    '/prices': `<title>Prices</title><main><h1>What it costs</h1>
      <p>A check-up with cleaning takes 45 minutes and costs $140.</p>
      <table><tr><th>Treatment</th><th>Price</th></tr><tr><td>Whitening</td><td>$320</td></tr></table></main>`,
    '/contact': `<title>Contact</title><main><h1>Contact</h1>
      <p>We see patients Monday through Thursday, 8 to 6. On Friday we are open 8 am to 3 pm. We are closed on Saturdays and Sundays.</p>
      <p>Call us at (212) 555-0100 or write to desk@harbourstreetdental.example.</p></main>`,
    '/team': `<title>Our team</title><main><h1>Our team</h1>
      <h2>Priya Nair</h2><p>Hygienist. She looks after cleanings.</p></main>`,
  })
}

/** A veterinary practice, which is none of the known trades. Its website says no hours. */
export function startVet(): Promise<Website> {
  return startWebsite({
    ...QUICK,
    '/': `<html lang="en"><head><title>Willow Lane Veterinary Clinic</title></head><body>
      <nav><a href="/services">Services</a><a href="/team">Team</a></nav>
      <main><h1>Willow Lane Veterinary Clinic</h1><p>We look after dogs, cats and rabbits.</p></main></body></html>`,
    '/services': `<title>Services</title><main><h1>Services and prices</h1><table>
      <tr><td>Wellness exam</td><td>30 minutes</td><td>$68</td></tr>
      <tr><td>Dental cleaning</td><td>120 minutes</td><td>from $420</td></tr></table></main>`,
    '/team': `<title>Our team</title><main><h1>Our team</h1>
      <h2>Dr. Hannah Whitcomb, DVM</h2><p>Owner and veterinarian.</p>
      <h2>Becca Stone</h2><p>Veterinary technician.</p></main>`,
  })
}

/** A hair salon that writes plain text, with its prices in a PDF. */
export async function startSalon(): Promise<Website> {
  const prices = await textPdf([
    '# Nos tarifs\nCoupe femme : 38 €\nCoupe homme : 24 €\nCouleur : à partir de 45 €\nBrushing 30 min : 22 €',
  ])
  return startWebsite({
    ...QUICK,
    '/': `<html lang="fr"><head><title>Salon Lumière</title></head><body>
      <main><h1>Salon Lumière</h1><p>Bienvenue dans notre salon de coiffure, au cœur de Lyon.</p></main>
      <a href="/equipe">Notre équipe</a> <a href="/tarifs.pdf">Nos tarifs</a> <a href="/contact">Contact</a>
      <footer><h3>Horaires</h3><p>Lundi : fermé</p><p>Du mardi au vendredi : 9h30 – 12h30 et 14h – 19h</p>
      <p>Samedi : 9h – 17h</p><p>Dimanche : fermé</p></footer></body></html>`,
    '/tarifs.pdf': { type: 'application/pdf', body: prices },
    '/equipe': `<title>Notre équipe</title><main><h1>Notre équipe</h1>
      <ul><li>Léa Martin, coiffeuse</li><li>Hugo Bernard – coloriste</li></ul></main>`,
    '/contact': `<title>Contact</title><main><h1>Contact</h1><p>Salon Lumière<br>8 rue de la République<br>69002 Lyon</p>
      <p>Téléphone : 04 78 12 34 56<br>bonjour@salonlumiere.example</p></main>`,
  })
}
