const SHARED = {
  en: {
    email: 'E-mail',
    email_hint: 'We send a link to this address, if it has an account.',
    email_problem: 'This is no e-mail address.',
    ask: 'Send the link',
    asked: 'If this address has an account, a link is on its way to it. It works for one hour.',
    password_hint: '8 characters or more, of any kind.',
    password_problem: 'Take 8 to 128 characters.',
    show: 'Show the password',
    too_many: 'Too many attempts. Try again in % min.',
    failed: 'That did not work. Try again in a moment.',
    next: 'Go to FrontDesk',
  },
  de: {
    email: 'E-Mail',
    email_hint: 'Wir senden einen Link an diese Adresse, wenn sie ein Konto hat.',
    email_problem: 'Das ist keine E-Mail-Adresse.',
    ask: 'Link senden',
    asked: 'Wenn diese Adresse ein Konto hat, ist ein Link dorthin unterwegs. Er gilt eine Stunde lang.',
    password_hint: '8 Zeichen oder mehr, beliebige.',
    password_problem: 'Nehmen Sie 8 bis 128 Zeichen.',
    show: 'Passwort zeigen',
    too_many: 'Zu viele Versuche. Versuchen Sie es in % min wieder.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    next: 'Zu FrontDesk',
  },
  es: {
    email: 'Correo electrónico',
    email_hint: 'Enviamos un enlace a esta dirección si tiene una cuenta.',
    email_problem: 'Esto no es una dirección de correo.',
    ask: 'Enviar el enlace',
    asked: 'Si esta dirección tiene una cuenta, un enlace está en camino. Sirve durante una hora.',
    password_hint: '8 caracteres o más, de cualquier tipo.',
    password_problem: 'Use de 8 a 128 caracteres.',
    show: 'Mostrar la contraseña',
    too_many: 'Demasiados intentos. Inténtelo de nuevo en % min.',
    failed: 'No ha funcionado. Inténtelo de nuevo en un momento.',
    next: 'Ir a FrontDesk',
  },
  fr: {
    email: 'E-mail',
    email_hint: 'Nous envoyons un lien à cette adresse si elle a un compte.',
    email_problem: 'Ce n’est pas une adresse e-mail.',
    ask: 'Envoyer le lien',
    asked: 'Si cette adresse a un compte, un lien est en route. Il est valable une heure.',
    password_hint: '8 caractères ou plus, quels qu’ils soient.',
    password_problem: 'Prenez de 8 à 128 caractères.',
    show: 'Afficher le mot de passe',
    too_many: 'Trop de tentatives. Réessayez dans % min.',
    failed: 'Cela n’a pas marché. Réessayez dans un instant.',
    next: 'Aller à FrontDesk',
  },
}

const RESET = {
  en: {
    title: 'Choose a new password',
    password: 'New password',
    choose: 'Save the password',
    done: 'Your new password holds. You are signed out everywhere; sign in with the new one.',
    bad_link: 'This link is no longer valid. Ask for a new one.',
  },
  de: {
    title: 'Neues Passwort wählen',
    password: 'Neues Passwort',
    choose: 'Passwort speichern',
    done: 'Ihr neues Passwort gilt. Sie sind überall abgemeldet; melden Sie sich mit dem neuen an.',
    bad_link: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  },
  es: {
    title: 'Elija una nueva contraseña',
    password: 'Nueva contraseña',
    choose: 'Guardar la contraseña',
    done: 'Su nueva contraseña es válida. Se ha cerrado su sesión en todas partes; entre con la nueva.',
    bad_link: 'Este enlace ya no es válido. Pida uno nuevo.',
  },
  fr: {
    title: 'Choisissez un nouveau mot de passe',
    password: 'Nouveau mot de passe',
    choose: 'Enregistrer le mot de passe',
    done: 'Votre nouveau mot de passe est valable. Vous êtes déconnecté partout ; connectez-vous avec le nouveau.',
    bad_link: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  },
}

const INVITATION = {
  en: {
    title: 'Join your team',
    name: 'Your name (optional)',
    password: 'Password',
    choose: 'Join',
    done: 'Welcome. You are signed in.',
    bad_link: 'This invitation is no longer valid. Ask for a new one.',
    no_link: 'This page is opened by the link in an invitation. Open that link, or ask for an invitation.',
    taken: 'Your e-mail address has an account already. Ask for an invitation to another one.',
  },
  de: {
    title: 'Kommen Sie ins Team',
    name: 'Ihr Name (freiwillig)',
    password: 'Passwort',
    choose: 'Beitreten',
    done: 'Willkommen. Sie sind angemeldet.',
    bad_link: 'Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.',
    no_link:
      'Diese Seite öffnen Sie mit dem Link aus einer Einladung. Öffnen Sie diesen Link oder bitten Sie um eine Einladung.',
    taken: 'Ihre E-Mail-Adresse hat schon ein Konto. Bitten Sie um eine Einladung an eine andere.',
  },
  es: {
    title: 'Únase a su equipo',
    name: 'Su nombre (opcional)',
    password: 'Contraseña',
    choose: 'Unirse',
    done: 'Le damos la bienvenida. Su sesión está abierta.',
    bad_link: 'Esta invitación ya no es válida. Pida una nueva.',
    no_link: 'Esta página se abre con el enlace de una invitación. Abra ese enlace o pida una invitación.',
    taken: 'Su dirección de correo ya tiene una cuenta. Pida una invitación a otra dirección.',
  },
  fr: {
    title: 'Rejoignez votre équipe',
    name: 'Votre nom (facultatif)',
    password: 'Mot de passe',
    choose: 'Rejoindre',
    done: 'Bienvenue. Vous êtes connecté.',
    bad_link: 'Cette invitation n’est plus valable. Demandez-en une nouvelle.',
    no_link: 'Cette page s’ouvre par le lien d’une invitation. Ouvrez ce lien ou demandez une invitation.',
    taken: 'Votre adresse e-mail a déjà un compte. Demandez une invitation à une autre adresse.',
  },
}

const CONFIRM = {
  en: {
    title: 'Confirm your e-mail address',
    explained: 'Confirm that this address is yours. If you did not register, close this page.',
    choose: 'Confirm the address',
    done: 'Your address is confirmed. Mails that waited for it leave now.',
    bad_link: 'This link is no longer valid. Sign in and have a new one sent.',
    no_link: 'This page is opened by the link in a mail. Open that link, or sign in and have a new one sent.',
  },
  de: {
    title: 'E-Mail-Adresse bestätigen',
    explained:
      'Bestätigen Sie, dass diese Adresse Ihnen gehört. Wenn Sie sich nicht angemeldet haben, schließen Sie diese Seite.',
    choose: 'Adresse bestätigen',
    done: 'Ihre Adresse ist bestätigt. Mails, die darauf gewartet haben, werden jetzt gesendet.',
    bad_link: 'Dieser Link gilt nicht mehr. Melden Sie sich an und lassen Sie sich einen neuen senden.',
    no_link:
      'Diese Seite öffnen Sie mit dem Link aus einer Mail. Öffnen Sie ihn, oder melden Sie sich an und lassen Sie sich einen neuen senden.',
  },
  es: {
    title: 'Confirme su dirección de correo',
    explained: 'Confirme que esta dirección es suya. Si no se ha registrado usted, cierre esta página.',
    choose: 'Confirmar la dirección',
    done: 'Su dirección está confirmada. Los correos que esperaban salen ahora.',
    bad_link: 'Este enlace ya no es válido. Inicie sesión y pida uno nuevo.',
    no_link: 'Esta página se abre con el enlace de un correo. Abra ese enlace, o inicie sesión y pida uno nuevo.',
  },
  fr: {
    title: 'Confirmez votre adresse e-mail',
    explained: 'Confirmez que cette adresse est la vôtre. Si vous ne vous êtes pas inscrit, fermez cette page.',
    choose: 'Confirmer l’adresse',
    done: 'Votre adresse est confirmée. Les e-mails qui attendaient partent maintenant.',
    bad_link: 'Ce lien n’est plus valable. Connectez-vous et demandez-en un nouveau.',
    no_link: 'Cette page s’ouvre par le lien d’un e-mail. Ouvrez ce lien, ou connectez-vous et demandez-en un nouveau.',
  },
}

const SETUP = {
  en: {
    title: 'Set up FrontDesk',
    explained: 'Register the first business and its administrator.',
    company: 'Your business',
    name: 'Your name (optional)',
    own_email: 'Your e-mail',
    password: 'Password',
    choose: 'Register',
    done: 'Welcome. Your business is registered, and you are signed in.',
    bad_link: 'This set-up link is no longer valid. A new one comes from: npm run admin -- users invite',
    no_link: 'This page is opened by the set-up link. A new one comes from: npm run admin -- users invite',
    taken: 'This e-mail address is registered already.',
  },
  de: {
    title: 'FrontDesk einrichten',
    explained: 'Melden Sie das erste Unternehmen und seine Administration an.',
    company: 'Ihr Unternehmen',
    name: 'Ihr Name (freiwillig)',
    own_email: 'Ihre E-Mail',
    password: 'Passwort',
    choose: 'Anmelden',
    done: 'Willkommen. Ihr Unternehmen ist angemeldet, und Sie sind eingeloggt.',
    bad_link: 'Dieser Einrichtungslink gilt nicht mehr. Einen neuen gibt: npm run admin -- users invite',
    no_link: 'Diese Seite öffnen Sie mit dem Einrichtungslink. Einen neuen gibt: npm run admin -- users invite',
    taken: 'Diese E-Mail-Adresse ist schon angemeldet.',
  },
  es: {
    title: 'Configurar FrontDesk',
    explained: 'Registre el primer negocio y a su administrador.',
    company: 'Su negocio',
    name: 'Su nombre (opcional)',
    own_email: 'Su correo electrónico',
    password: 'Contraseña',
    choose: 'Registrar',
    done: 'Le damos la bienvenida. Su negocio está registrado y su sesión, abierta.',
    bad_link: 'Este enlace de configuración ya no es válido. Uno nuevo: npm run admin -- users invite',
    no_link: 'Esta página se abre con el enlace de configuración. Uno nuevo: npm run admin -- users invite',
    taken: 'Esta dirección de correo ya está registrada.',
  },
  fr: {
    title: 'Installer FrontDesk',
    explained: 'Inscrivez la première entreprise et son administrateur.',
    company: 'Votre entreprise',
    name: 'Votre nom (facultatif)',
    own_email: 'Votre e-mail',
    password: 'Mot de passe',
    choose: 'Inscrire',
    done: 'Bienvenue. Votre entreprise est inscrite et vous êtes connecté.',
    bad_link: 'Ce lien d’installation n’est plus valable. Un nouveau : npm run admin -- users invite',
    no_link: 'Cette page s’ouvre par le lien d’installation. Un nouveau : npm run admin -- users invite',
    taken: 'Cette adresse e-mail est déjà inscrite.',
  },
}

const PAGES = { reset: RESET, invitation: INVITATION, confirm: CONFIRM, setup: SETUP }

/** The texts of a page in this language, or in English. */
export function wordsFor(page, wanted) {
  const spoken = wanted.slice(0, 2).toLowerCase()
  const language = Object.hasOwn(SHARED, spoken) ? spoken : 'en'
  return { language, words: { ...SHARED[language], ...PAGES[page][language] } }
}
