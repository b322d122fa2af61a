import type { Texts } from '../text-types.ts';

/** Texts of the home page. */
export const homeTexts = {
  'A careful reader, <em>line by line.</em>': {
    es: 'Un lector atento, <em>línea por línea.</em>',
    fr: 'Un lecteur attentif, <em>ligne par ligne.</em>',
    de: 'Aufmerksam gelesen, <em>Zeile für Zeile.</em>',
  },
  'See where your argument is strong, where it has gaps, and what an evaluator will ask.': {
    es: 'Mira dónde tu argumento es sólido, dónde tiene huecos y qué preguntará quien lo evalúe.',
    fr: 'Voyez où votre argumentation est solide, où elle a des lacunes et ce qu’un correcteur demandera.',
    de: 'Sieh, wo deine Argumentation stark ist, wo sie Lücken hat und was Prüfende fragen werden.',
  },
  'Try It Free': { es: 'Pruébalo gratis', fr: 'Essayer gratuitement', de: 'Kostenlos testen' },
  'See a sample result': {
    es: 'Ver un resultado de ejemplo',
    fr: 'Voir un exemple de résultat',
    de: 'Beispielergebnis ansehen',
  },
  '2 free analyses · no card': {
    es: '2 análisis gratis · sin tarjeta',
    fr: '2 analyses gratuites · sans carte',
    de: '2 kostenlose Analysen · keine Karte',
  },
  'In figures': { es: 'En cifras', fr: 'En chiffres', de: 'In Zahlen' },
  'Comparing your drafts': {
    es: 'Comparación de tus borradores',
    fr: 'Comparaison de vos versions',
    de: 'Vergleich deiner Entwürfe',
  },
  '99.9% accuracy': {
    es: '99,9 % de precisión',
    fr: '99,9 % de précision',
    de: '99,9 % Genauigkeit',
  },
  '50k+ essays analyzed': {
    es: 'Más de 50 000 ensayos analizados',
    fr: 'Plus de 50 000 dissertations analysées',
    de: 'Über 50.000 analysierte Essays',
  },
  'University trusted': {
    es: 'Con la confianza de universidades',
    fr: 'La confiance des universités',
    de: 'Universitäten vertrauen uns',
  },
  'Structure and thesis': {
    es: 'Estructura y tesis',
    fr: 'Structure et thèse',
    de: 'Aufbau und These',
  },
  'found, named, strengthened': {
    es: 'encontradas, nombradas, reforzadas',
    fr: 'repérées, nommées, renforcées',
    de: 'gefunden, benannt, gestärkt',
  },
  'Critical thinking': {
    es: 'Pensamiento crítico',
    fr: 'Esprit critique',
    de: 'Kritisches Denken',
  },
  'assumptions, bias, the other side': {
    es: 'supuestos, sesgos, la otra postura',
    fr: 'présupposés, biais, l’autre point de vue',
    de: 'Annahmen, Voreingenommenheit, die Gegenseite',
  },
  'prices in rand': { es: 'precios en rands', fr: 'prix en rands', de: 'Preise in Rand' },
  'How it helps': { es: 'Cómo ayuda', fr: 'Ce que cela vous apporte', de: 'So hilft es' },
  'Line-by-line critique': {
    es: 'Comentarios línea por línea',
    fr: 'Remarques ligne par ligne',
    de: 'Anmerkungen Zeile für Zeile',
  },
  'What is wrong, why it matters and how to fix it, beside your own words.': {
    es: 'Qué falla, por qué importa y cómo arreglarlo, junto a tus propias palabras.',
    fr: 'Ce qui ne va pas, pourquoi c’est important et comment le corriger, à côté de vos propres mots.',
    de: 'Was nicht stimmt, warum es wichtig ist und wie es besser geht, neben deinen eigenen Worten.',
  },
  'A stronger thesis': {
    es: 'Una tesis más sólida',
    fr: 'Une thèse plus solide',
    de: 'Eine stärkere These',
  },
  'Is it a claim? Could a reader disagree? Does your conclusion support it?': {
    es: '¿Es una afirmación? ¿Podría alguien no estar de acuerdo? ¿La respalda tu conclusión?',
    fr: 'Est-ce une affirmation ? Un lecteur pourrait-il la contester ? Votre conclusion la soutient-elle ?',
    de: 'Ist sie eine Behauptung? Könnte jemand widersprechen? Stützt sie dein Schluss?',
  },
  'The other side': { es: 'La otra postura', fr: 'L’autre point de vue', de: 'Die Gegenseite' },
  'Bias, hidden assumptions and the questions an evaluator will ask.': {
    es: 'Sesgos, supuestos ocultos y lo que preguntará quien evalúe.',
    fr: 'Biais, présupposés cachés et questions qu’un correcteur posera.',
    de: 'Voreingenommenheit, verborgene Annahmen und was Prüfende fragen werden.',
  },
  'What evaluators look for': {
    es: 'Lo que buscan quienes evalúan',
    fr: 'Ce que cherchent les correcteurs',
    de: 'Worauf Prüfende achten',
  },
  'Six scores with their evidence, and what to fix first.': {
    es: 'Seis puntuaciones con sus pruebas, y lo que hay que arreglar primero.',
    fr: 'Six notes avec leurs justifications, et ce qu’il faut corriger d’abord.',
    de: 'Sechs Wertungen mit Belegen und das, was du zuerst beheben solltest.',
  },
  'Paste your essay': {
    es: 'Pega tu ensayo',
    fr: 'Collez votre dissertation',
    de: 'Füge deinen Essay ein',
  },
  'Add its question, and leave out the bibliography.': {
    es: 'Añade su pregunta y deja fuera la bibliografía.',
    fr: 'Ajoutez le sujet et laissez la bibliographie de côté.',
    de: 'Füge die Fragestellung hinzu und lass das Literaturverzeichnis weg.',
  },
  'Watch it being read': {
    es: 'Mira cómo se lee',
    fr: 'Suivez la lecture',
    de: 'Sieh beim Lesen zu',
  },
  'Critiques appear beside your lines.': {
    es: 'Los comentarios aparecen junto a tus líneas.',
    fr: 'Les remarques apparaissent à côté de vos lignes.',
    de: 'Anmerkungen erscheinen neben deinen Zeilen.',
  },
  'Write the second draft': {
    es: 'Escribe el segundo borrador',
    fr: 'Écrivez la deuxième version',
    de: 'Schreib den zweiten Entwurf',
  },
  'First a hint, then the fix if you ask.': {
    es: 'Primero una pista; la corrección, si la pides.',
    fr: 'D’abord un indice, puis la correction si vous la demandez.',
    de: 'Zuerst ein Hinweis, dann die Lösung, wenn du sie willst.',
  },
  'Your next draft can be the one that convinces.': {
    es: 'Tu próximo borrador puede ser el que convenza.',
    fr: 'Votre prochaine version peut être celle qui convainc.',
    de: 'Dein nächster Entwurf kann der sein, der überzeugt.',
  },
  'Learn More': { es: 'Más información', fr: 'En savoir plus', de: 'Mehr erfahren' },
  'Traditional critique': {
    es: 'Comentario clásico',
    fr: 'Remarque classique',
    de: 'Klassische Anmerkung',
  },
  'Thesis opportunity': {
    es: 'Oportunidad para la tesis',
    fr: 'Piste pour la thèse',
    de: 'Chance für die These',
  },
  'Dialectical prompt': {
    es: 'Pregunta dialéctica',
    fr: 'Question dialectique',
    de: 'Dialektische Frage',
  },
  'A sample critique': {
    es: 'Un comentario de ejemplo',
    fr: 'Un exemple de remarque',
    de: 'Eine Beispielanmerkung',
  },
  'How long does an analysis take?': {
    es: '¿Cuánto tarda un análisis?',
    fr: 'Combien de temps dure une analyse ?',
    de: 'Wie lange dauert eine Analyse?',
  },
  'That depends on the length of your essay. The form tells you before you start, from the latest analyses of that length. The analysis runs in the background: you can leave the page and come back.':
    {
      es: 'Depende de la longitud de tu ensayo. El formulario te lo dice antes de empezar, según los últimos análisis de esa longitud. El análisis sigue en segundo plano: puedes salir de la página y volver.',
      fr: 'Cela dépend de la longueur de votre dissertation. Le formulaire vous le dit avant de commencer, d’après les dernières analyses de cette longueur. L’analyse se fait en arrière-plan : vous pouvez quitter la page et revenir.',
      de: 'Das hängt von der Länge deines Essays ab. Das Formular sagt es dir vorher, nach den letzten Analysen dieser Länge. Die Analyse läuft im Hintergrund: Du kannst die Seite verlassen und wiederkommen.',
    },
  'Are my essays private?': {
    es: '¿Son privados mis ensayos?',
    fr: 'Mes dissertations sont-elles privées ?',
    de: 'Sind meine Essays privat?',
  },
  'Yes. Private essays are encrypted and not shared. You can delete an essay, and everything we found in it, at any time.':
    {
      es: 'Sí. Los ensayos privados se cifran y no se comparten. Puedes eliminar un ensayo, y todo lo que encontramos en él, en cualquier momento.',
      fr: 'Oui. Les dissertations privées sont chiffrées et ne sont pas partagées. Vous pouvez supprimer à tout moment une dissertation et tout ce que nous y avons trouvé.',
      de: 'Ja. Private Essays werden verschlüsselt und nicht weitergegeben. Du kannst einen Essay und alles, was wir darin gefunden haben, jederzeit löschen.',
    },
  'How much does it cost?': {
    es: '¿Cuánto cuesta?',
    fr: 'Combien cela coûte-t-il ?',
    de: 'Was kostet es?',
  },
  'A new account has {{trial}} free analyses for {{days}} days. After that a single essay is {{singlePrice}} for {{single}} analyses, Standard is {{standardPrice}} a month for {{standard}} analyses, and Unlimited is {{unlimitedPrice}} a month.':
    {
      es: 'Una cuenta nueva tiene {{trial}} análisis gratis durante {{days}} días. Después, un ensayo suelto cuesta {{singlePrice}} por {{single}} análisis, Estándar {{standardPrice}} al mes por {{standard}} análisis e Ilimitado {{unlimitedPrice}} al mes.',
      fr: 'Un nouveau compte dispose de {{trial}} analyses gratuites pendant {{days}} jours. Ensuite, une dissertation seule coûte {{singlePrice}} pour {{single}} analyses, Standard {{standardPrice}} par mois pour {{standard}} analyses et Illimité {{unlimitedPrice}} par mois.',
      de: 'Ein neues Konto hat {{days}} Tage lang {{trial}} kostenlose Analysen. Danach kostet ein einzelner Essay {{singlePrice}} für {{single}} Analysen, Standard {{standardPrice}} im Monat für {{standard}} Analysen und Unbegrenzt {{unlimitedPrice}} im Monat.',
    },
  'Do I need an account?': {
    es: '¿Necesito una cuenta?',
    fr: 'Ai-je besoin d’un compte ?',
    de: 'Brauche ich ein Konto?',
  },
  'Not to look around or to use the live panel while you write. You need one for an analysis, because we keep it for you.':
    {
      es: 'No para mirar ni para usar el panel en vivo mientras escribes. La necesitas para un análisis, porque lo guardamos para ti.',
      fr: 'Pas pour regarder ni pour utiliser le panneau en direct pendant que vous écrivez. Il en faut un pour une analyse, car nous la gardons pour vous.',
      de: 'Nicht zum Umsehen und nicht für die Live-Anzeige beim Schreiben. Für eine Analyse brauchst du eins, weil wir sie für dich aufbewahren.',
    },
  'Does it write my essay for me?': {
    es: '¿Escribe el ensayo por mí?',
    fr: 'Est-ce que cela écrit ma dissertation à ma place ?',
    de: 'Schreibt es den Essay für mich?',
  },
  'No. It asks what an evaluator would ask, and gives a hint first. A slip comes with its correction; any other fix is shown only when you ask.':
    {
      es: 'No. Pregunta lo que preguntaría quien evalúa y da primero una pista. Un desliz trae su corrección; cualquier otro arreglo se muestra solo cuando lo pides.',
      fr: 'Non. Cela demande ce qu’un correcteur demanderait et donne d’abord un indice. Une faute vient avec sa correction ; toute autre solution ne s’affiche que si vous la demandez.',
      de: 'Nein. Es fragt, was Prüfende fragen würden, und gibt zuerst einen Hinweis. Ein Fehler kommt mit seiner Korrektur; jede andere Lösung erscheint erst auf Wunsch.',
    },
  'Good morning': { es: 'Buenos días', fr: 'Bonjour', de: 'Guten Morgen' },
  'Good afternoon': { es: 'Buenas tardes', fr: 'Bon après-midi', de: 'Guten Tag' },
  'Good evening': { es: 'Buenas noches', fr: 'Bonsoir', de: 'Guten Abend' },
  'Your latest essay': {
    es: 'Tu último ensayo',
    fr: 'Votre dernière dissertation',
    de: 'Dein letzter Essay',
  },
  'Watch it': { es: 'Ver el progreso', fr: 'Suivre l’analyse', de: 'Zusehen' },
  'Your first result will be here.': {
    es: 'Tu primer resultado aparecerá aquí.',
    fr: 'Votre premier résultat apparaîtra ici.',
    de: 'Hier erscheint dein erstes Ergebnis.',
  },
  'Not analysed yet': {
    es: 'Aún sin analizar',
    fr: 'Pas encore analysée',
    de: 'Noch nicht analysiert',
  },
  'Open its result': { es: 'Abrir su resultado', fr: 'Ouvrir son résultat', de: 'Ergebnis öffnen' },
  'Open it': { es: 'Abrirlo', fr: 'L’ouvrir', de: 'Öffnen' },
  'Your essay is being analysed.': {
    es: 'Tu ensayo se está analizando.',
    fr: 'Votre dissertation est en cours d’analyse.',
    de: 'Dein Essay wird gerade analysiert.',
  },
  'Your essay': { es: 'Tu ensayo', fr: 'Votre dissertation', de: 'Dein Essay' },
  'Line-by-line analysis': {
    es: 'Análisis línea por línea',
    fr: 'Analyse ligne par ligne',
    de: 'Analyse Zeile für Zeile',
  },
} satisfies Texts;
