/** Groups of synonyms in this language alone, one group a line. See `../glossary.ts`. */
export const synonyms = `
  teuer, kostenpunkt, preislich, was nehmt ihr, was verlangen, was zahle, was zahlt man, wie viel macht, was macht das > Preis, Kosten, kostet, Euro, Gebühr, €
  Preis, Kosten, Gebühr, Beitrag, Tarif, Entgelt, Honorar, Betrag
  billig, günstig, günstiger, sparen, Sparpreis, Rabatt, Preisnachlass, Prozente, Nachlass, vergünstigt, Vergünstigung, billiger > Rabatt, Ermäßigung, ermäßigt, Nachlass, weniger, günstiger, Angebot, zahlen nur, %
  Aufpreis, Zuschlag, extra, zusätzlich, obendrauf, Aufschlag, Mehrpreis
  pro Monat, monatlich, im Monat, Monatsbeitrag
  pro Woche, wöchentlich, die Woche, in der Woche
  pro Jahr, jährlich, im Jahr
  pro Person, pro Nase, jeder
  pro Stunde, die Stunde, Stundensatz, Stundenlohn
  Anzahlung, vorab, im Voraus, vorher bezahlen, gleich zahlen, Vorkasse, Kaution
  wann zahlen, wann bezahlen, wann fällig, Restbetrag > fällig, Rest, Anzahlung, bezahlt, überwiesen, Abholen
  Raten, Ratenzahlung, abstottern, in Teilen, auf zweimal, auf mehrmals, Teilzahlung, finanzieren, stottern > Raten, Ratenzahlung, Monatsraten, Teilen, Finanzierung
  Karte, EC, Visa, Mastercard, Kreditkarte, girocard, kontaktlos, Kartenzahlung, bargeldlos
  bar, Bargeld, cash, Scheine
  überweisen, Überweisung, Rechnung, Lastschrift, PayPal
  stornieren, absagen, abbestellen, rückgängig, zurücktreten, Rücktritt, Storno, Absage, canceln, abblasen
  nicht kommen, nicht kann, verhindert, was dazwischen, dazwischenkommt, ausfällt, nicht schaffe, krank werde > absagen, Absage, verschieben, Ausfall, Stornierung, nachholen, verpasst, kurzfristig
  verschieben, verlegen, umbuchen, anderer Tag, anderer Termin, Terminverschiebung
  Geld zurück, zurückbekommen, erstatten, Erstattung, rückerstatten, wiederbekommen, Rückzahlung
  gefällt nicht, unzufrieden, nicht zufrieden, enttäuscht, misslungen, schiefgegangen, nicht gut geworden, passt nicht, komme nicht zurecht, nicht klarkommen > unzufrieden, zufrieden, Reklamation, Garantie, nachbessern, umtauschen, getauscht, Umtausch, bessern nach
  kaputt, defekt, beschädigt, zerbrochen, gebrochen, abgebrochen, zerkratzt, hinüber > Schaden, Reparatur, Garantie, beschädigt, löten, defekt, haften, Haftung, Bruch
  reparieren, Reparatur, richten, instand, heil machen, ganz machen, flicken, ausbessern
  Garantie, Gewährleistung, Gewähr
  wie lange hält, haltbar, Haltbarkeit > hält, halten, haltbar, Wochen, Garantie
  gültig, Gültigkeit, gilt, gelten, verfällt, abgelaufen, läuft ab, einlösen
  Gutschein, Geschenk, Geschenkgutschein, verschenken, schenken
  Versicherung, versichert, Krankenkasse, Kasse, versichern
  wie lange dauert, dauert lange, Zeitaufwand, Dauer > Minuten, Stunde, dauert, Dauer, Uhr
  fertig, abholbereit, wann abholen, wann fertig, Lieferzeit, Bearbeitungszeit > fertig, Werktage, Werktagen, Tage, Wochen, Lieferzeit, abholen
  schnell, eilig, dringend, sofort, Express, noch heute, asap > sofort, Express, eilig, Notdienst, kurzfristig, innerhalb
  Wartezeit, warten, wann bekomme, nächster freier > Wartezeit, Wochen, warten, Warteliste
  wie früh, wie weit im Voraus, rechtzeitig, Vorlauf, lange vorher > vorher, Tage vorher, Wochen vorher, rechtzeitig, im Voraus, frühzeitig
  zu spät, verspäte, Verspätung, später komme, Stau, unpünktlich, nicht pünktlich > verspäten, Verspätung, später, Minuten, warten, pünktlich
  ohne Termin, einfach vorbeikommen, spontan, unangemeldet, vorbeischauen, einfach so kommen, reinschneien > Termin, Anmeldung, ohne Termin, ohne Anmeldung, Voranmeldung, vereinbaren
  anmelden, Anmeldung, einschreiben, eintragen, registrieren, mitmachen, beitreten
  Probe, ausprobieren, testen, schnuppern, mal probieren, reinschnuppern, Probestunde, Schnupperstunde, Probetag, Probetraining
  anschauen, ansehen, besichtigen, Besichtigung, angucken, anschaun, mal gucken, vorher sehen, umsehen
  Vertrag, Laufzeit, binden, Mindestlaufzeit, gebunden, Abo
  kündigen, Kündigung, aussteigen, rauskommen, austreten, raus aus, aufhören > Kündigung, kündbar, kündigen, Frist, Monatsende, austreten
  Unterlagen, Papiere, Dokumente, Nachweis, Formular, Bescheinigung, Unterlagen brauche, welche Zettel > Ausweis, Unterlagen, mitbringen, Nachweis, Bescheinigung, Formular, Attest, vorlegen
  Ausweis, Perso, Personalausweis, Reisepass, Pass, Führerschein
  mitbringen, mitnehmen, dabei haben, dabeihaben, mit muss, einpacken, bereitlegen, bereithalten, vorbereiten, beachten > bringen, mitbringen, brauchen, benötigen, vorher, bitte, dabei
  anziehen, Kleidung, Klamotten, Outfit, Dresscode, angezogen, trage ich > Kleidung, anziehen, tragen, Schuhe, bequem, kommen Sie
  Schuhe, Turnschuhe, Sneaker, Stiefel, Sandalen, Straßenschuhe, Sohle, barfuß
  leihen, ausleihen, mieten, borgen, vorhanden, gestellt, stellen Sie, habt ihr da > leihen, Verleih, vorhanden, stellen, gestellt, mieten, ausleihen, kostenlos, haben wir
  Ablauf, läuft ab, abläuft, was passiert, wie geht das, wie funktioniert, was erwartet mich, vor sich geht > Ablauf, zuerst, beim ersten, danach, dann, beginnt, Termin
  Anfänger, Einsteiger, noch nie, keine Ahnung, Neuling, Vorkenntnisse, Erfahrung, erste Mal, Vorerfahrung, blutiger
  Fortgeschrittene, Niveau, Stufe, Level, Könner
  Angst, nervös, fürchte, Furcht, Panik, ängstlich, bange
  gefährlich, sicher, Sicherheit, Risiko, riskant
  weh, Schmerzen, schmerzhaft, tut weh, wehtun, schmerzt
  danach beachten, hinterher, Nachsorge, Pflege, pflegen > danach, vermeiden, Pflege, nach der, Tage, nicht
  Alter, alt, ab wann, Mindestalter, zu jung, zu klein, alt genug, Jahre, wie alt, ab welchem Alter, dreijährig, vierjährig, fünfjährig > Alter, Jahre, Jahren, ab, Mindestalter, Jugendliche, Kinder
  Kind, Kinder, Tochter, Sohn, Kleine, Kleiner, Junge, Mädchen, Enkel, Enkelin, Nachwuchs, Kids, Kleinkind, Bub, Großer
  Baby, Säugling, Kinderwagen, Neugeborenes, Kleinstkind
  Jugendliche, Teenager, minderjährig, Schüler, Azubi
  Eltern, Mutter, Vater, Mama, Papa, Elternteil, Erziehungsberechtigter, Begleitung, Erwachsener
  Kinderbetreuung, aufpassen, Spielecke, Babysitter
  allein, alleine, solo, ohne Partner, Single, alleinstehend, zu zweit
  Partner, Freund, Freundin, Mann, Frau, Begleitperson, jemanden mitbringen, Ehemann, Ehefrau > Begleitung, Partner, Begleitperson, mitbringen, Gast
  Gruppe, mehrere, Firma, Kollegen, Betriebsfeier, Teamevent, viele Leute, Verein
  Geburtstag, Feier, feiern, Party, Fest, Jubiläum
  Hochzeit, heiraten, Braut, Trauung, Brautpaar, Polterabend, Junggesellenabschied
  Rentner, Senioren, alt, Oma, Opa, Rente, ältere, betagt
  Pflegeheim, Altenheim, Seniorenheim, Altersheim, Heim
  Krankenhaus, Klinik, Station, Spital
  Student, Studierende, Studenten, Uni, Auszubildende, Schüler
  arbeitslos, Hartz, Bürgergeld, Sozialpass, wenig Geld
  Rollstuhl, Rollator, gehbehindert, behindert, Gehhilfe, Krücken, Treppe, Stufen, ebenerdig, barrierefrei, schlecht zu Fuß, Treppen steigen > Rollstuhl, barrierefrei, Stufe, Stufen, Rampe, Aufzug, Erdgeschoss, ebenerdig, Lift, Treppe
  Aufzug, Lift, Fahrstuhl
  Toilette, Klo, WC, stilles Örtchen
  Hund, Welpe, Labrador, Dackel, Pudel, Schäferhund, Terrier, Mops, Golden Retriever, Vierbeiner, Rüde, Hündin, Dogge, Wauwau > Hund, Hunde, Tier, Tiere, Rüde, Rüden, Hündin, Hündinnen, Vierbeiner
  Katze, Kater, Kätzchen, Mieze, Stubentiger > Katze, Katzen, Tier, Kater
  Vogel, Wellensittich, Papagei, Kanarienvogel, Sittich > Vogel, Vögel, Käfig
  Hamster, Kaninchen, Meerschweinchen, Hase, Häschen, Ratte, Maus, Chinchilla > Kleintier, Kleintiere, Kaninchen, Meerschweinchen, Nager
  Schildkröte, Schlange, Echse, Leguan, Reptil > Reptil, Reptilien, Exoten
  heiß, läufig, rollig, Läufigkeit, Standhitze
  kastriert, Kastration, sterilisiert, unkastriert, intakt, sterilisieren
  geimpft, Impfung, impfen, Impfpass, Impfausweis, Tollwut, Spritze
  Floh, Flöhe, Zecken, Wurmkur, entwurmt, Würmer, Parasiten
  Zwinger, Käfig, Box, Gitter, eingesperrt, Einzelhaft
  Auslauf, Gassi, spazieren, rauskommen, Freilauf, Wiese, Bewegung, raus
  Futter, Fressen, füttern, Essen
  Medikament, Tabletten, Insulin, Spritzen, Medizin, Arznei, Pillen, Tropfen
  Läuse, Nissen, Kopfläuse
  Allergie, allergisch, Unverträglichkeit, vertrage nicht, empfindlich, Ausschlag, Hautreaktion
  Nüsse, Nuss, Erdnuss, Haselnuss, Spuren, Allergene
  glutenfrei, Gluten, Zöliakie, Weizen
  laktosefrei, Laktose, Milch
  vegan, vegetarisch, fleischlos, pflanzlich, ohne Fleisch
  krank, Erkältung, Grippe, Fieber, ansteckend, Magen-Darm, Schnupfen, erkältet, unwohl, Virus
  schwanger, Schwangerschaft, Schwangere, Monat schwanger, stillen
  verletzt, Verletzung, gebrochen, Bein gebrochen, Operation, OP, Attest, Verstauchung, Bandscheibe, Rücken, Knie
  Auto, Wagen, PKW, Fahrzeug, Karre
  parken, Parkplatz, hinstellen, abstellen, Stellplatz, Parkhaus, Tiefgarage, Parkmöglichkeit, Auto hinstellen, Auto lassen, Parkplätze
  Bus, Bahn, Straßenbahn, Tram, S-Bahn, U-Bahn, Zug, Haltestelle, öffentlich, Öffis, Bahnhof
  Fahrrad, Rad, radeln
  E-Auto, Elektroauto, Ladestation, laden, Wallbox, Steckdose, aufladen
  finden, Weg, hinkommen, hinkomm, Adresse, wo genau, wo liegt, wo seid ihr, Eingang, Anfahrt > Anfahrt, Adresse, Eingang, Straße, gegenüber, Haltestelle, Etage
  kommen Sie nach, kommt ihr nach, zu mir nach Hause, nach Hause kommen, Hausbesuch, vor Ort, ins Haus, abholen bei mir > Hausbesuch, Hausbesuche, Umkreis, Anfahrt, zu Hause, vor Ort, holen ab, kommen wir, besuchen
  abholen, holen, Abholung, bringen, Fahrdienst, Holservice, Shuttle
  liefern, Lieferung, schicken, Versand, zustellen, bringen lassen, versenden
  Ausland, verschicken nach, international, Österreich, Schweiz
  geöffnet, offen, auf, zu, Öffnungszeiten, geschlossen
  Wochenende, Samstag, Sonntag
  Feiertag, Feiertage, Weihnachten, Silvester, Ostern, Neujahr, Pfingsten
  abends, nach der Arbeit, Feierabend, spät
  Ferien, Sommerferien, Schulferien, Urlaub, Betriebsferien
  Regen, regnet, Wetter, Sturm, Schnee, schlechtes Wetter, Gewitter
  warm, kalt, Heizung, beheizt, frieren
  WLAN, Internet, Netz, online
  online, Zoom, Video, per Video, übers Internet, von zu Hause, digital
  Telefon, anrufen, Anruf, Nummer, Handy, durchrufen
  Mail, E-Mail, schreiben, Nachricht, WhatsApp
  Sprache, spricht, sprechen, Englisch, Türkisch, Polnisch, Russisch, Arabisch, Französisch
  qualifiziert, ausgebildet, gelernt, zertifiziert, Ausbildung, Meister, Profi, Erfahrung, staatlich
  Chef, Chefin, Inhaber, Inhaberin, Leitung, Besitzer, Gründer, gehört, wem gehört, wer leitet, Boss > Inhaber, Inhaberin, Leitung, führt, gegründet, Geschäftsführer, Besitzer, Chefin
  Mitarbeiter, Team, Personal, Leute, Kollegin
  Lehrer, Trainer, Kursleiter, Dozent, Tanzlehrer, Übungsleiter
  seit wann, wie lange gibt es, gegründet, Gründung, bestehen > seit, gegründet, Gründung, Generation
  wie viele Personen, Gruppengröße, maximal, Teilnehmerzahl, Plätze, wie groß ist die Gruppe, wie viele Leute > maximal, höchstens, Teilnehmer, Personen, Plätze, Gruppe
  mindestens, Mindestzahl, Minimum
  Größe, groß, Maße, Quadratmeter, klein
  Gewicht, schwer, Kilo, kg, wiegt
  Essen, Verpflegung, Speisen, Mittagessen, Frühstück, Imbiss, Hunger, Mahlzeit, Snack
  Getränke, trinken, Wasser, Kaffee, Bier, Wein, Durst, Flasche
  eigenes Essen, selbst mitbringen, eigene Getränke, Picknick > eigene, mitgebracht, Korkgeld, gestattet, mitbringen
  rauchen, Raucher, Zigarette, Nichtraucher
  laut, leise, Lärm, Ruhe, Musik
  Foto, Bild, Bilder, Fotos, fotografieren, filmen, Video, Kamera, Webcam
  Schließfach, Spind, Wertsachen, Garderobe, aufbewahren
  sicher, Einbruch, Diebstahl, gestohlen, Alarm, überwacht, bewacht, Kamera
  nachts, in der Nacht, nachts jemand da, über Nacht, unbeaufsichtigt > nachts, Nacht, rund um die Uhr
  Schlüssel, Code, Zugang, reinkommen
  vergessen, verloren, liegen gelassen, Fundsachen
  Dusche, duschen, Umkleide, umziehen
  Handtuch, Bettwäsche, Handtücher, Laken
  waschen, Wäsche, Waschmaschine
  sauber, Hygiene, hygienisch, steril, desinfiziert, Sauberkeit
  Produkte, Marke, Material, Inhaltsstoffe, Zutaten, woraus, bio, natürlich, Chemie
  nachhaltig, Umwelt, öko, bio, recycelt, regional
  Haare, Haarschnitt, schneiden, Spitzen, Frisur
  färben, Farbe, Ansatz, Strähnen, grau, tönen
  Bart, rasieren, Rasur
  Nägel, Maniküre, Lack, Gel, Nagellack
  Enthaarung, Wachs, Waxing, Haare entfernen, epilieren
  Brille, Gläser, Fassung, Gestell, Brillengestell
  Kinderbrille, Brille für Kind > Kinderfassung, Kinderfassungen, Kinderbrillen
  Zähne, Zahn, Zahnarzt
  wechseln, tauschen, austauschen, ersetzen, Ersatz
  montieren, aufbauen, einbauen, Montage, anschließen, installieren
  abbauen, zerlegen, demontieren
  entsorgen, Müll, Sperrmüll, wegwerfen, mitnehmen alte
  Kostenvoranschlag, Angebot, ungefähr, circa, grob, Schätzung, so ungefähr
  messen, ausmessen, Maß nehmen, vermessen
  Maßanfertigung, nach Maß, individuell, personalisiert, mit Namen, Gravur, Wunsch
  bestellen, Bestellung, vorbestellen, reservieren
  vorrätig, auf Lager, da haben, verfügbar
  gebraucht, zweite Hand, Secondhand, alte abgeben, Inzahlungnahme
  Mitglied, Mitgliedschaft, Abonnement, Zehnerkarte
  Stammkunde, Treue, Bonus, Treuekarte, Punkte, oft kommen, regelmäßig komme
  Rechnung, Quittung, Beleg, Mehrwertsteuer
  Firma, Betrieb, Unternehmen, Büro, gewerblich
  Zertifikat, Bescheinigung, Teilnahmebestätigung, Urkunde, Diplom
  Prüfung, Examen, Test, durchgefallen, bestehen, durchfallen, Bestehensquote
  verpasst, verpasse, gefehlt, fehlen, versäumt, nicht da, ausgefallen, nachholen
  später einsteigen, mittendrin, nachträglich, noch einsteigen, schon angefangen > Einstieg, einsteigen, jederzeit, laufend
  Buch, Bücher, Lehrbuch, Material, Noten
  Job, Stelle, Ausbildung, Praktikum, bewerben, Ausbildungsplatz, arbeiten bei > Ausbildung, Praktikum, Stelle, Bewerbung, Auszubildende
  Reklamation, Beschwerde, beschweren, meckern
  Datenschutz, Daten, vertraulich
  Notfall, Notdienst, dringend, akut
  Unterschied, besser, vergleichen, welche von beiden > Unterschied, dagegen
  darf ich, erlaubt, gestattet, verboten, geht das, ist es ok > erlaubt, gestattet, dürfen, willkommen, nicht möglich, verboten
  dürfen zusammen, gemeinsam, zusammen bleiben > zusammen, teilen, gemeinsam
  Ratschlag, empfehlen, Empfehlung, raten Sie, Tipp
  absagen, absag, stornieren, Absage, abmelden > Bescheid, Bescheid geben, rechtzeitig, Stunden vorher, Tage vorher, verrechnen
  zu Hause sein, daheim sein, jemand da, daheim, Schlüssel dalassen > anwesend, Anwesenheit, daheim, zu Hause, Erwachsener
  dabei sein, mitkommen, mit hinein > Begleitung, anwesend, dabei, mitkommen
  gestorben, verstorben, Todesfall, Witwe, Witwer > Trauer, Verlust, Trauerbegleitung
  verbinden, einwählen, einloggen > Verbindung, Link, Browser, Kamera
`
