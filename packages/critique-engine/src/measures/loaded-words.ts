const list = (text: string): readonly string[] => text.split(/\s+/);

/** Words that judge where they pretend to describe. Written by hand, by kind. */
export const LOADED_WORDS: readonly string[] = [
  ...list(`absurd absurdly abhorrent abomination appalling appallingly asinine atrocious atrocity awful awfully barbaric bigot
    bigoted bigotry bigots blatant blatantly bogus bombastic boneheaded brainwash brainwashed brainwashing brazen brazenly bully bullying bumbling
    callous catastrophic clown clueless conniving contemptible corrupt coward cowardly cowards crackpot craven crazed crazy cronies
    cruel cruelty cult cultish cynical cynically damning dangerous dangerously deceitful deluded delusional demagogue demented
    demonic demonise demonize demonized deplorable deplorables despicable despot despotic devastating devastated diabolical dictatorial
    disastrous disgrace disgraced disgraceful disgusting dishonest dogma dogmatic draconian dreadful dubious dumb egregious
    elitist elites evil extremist extremists extremism extreme fanatic fanatical fanatics farce farcical fascist fascists fascism fearmongering foolish
    fraudulent frightening frenzy gaslighting ghastly glorious grotesque gullible hateful hate-filled heartless heinous heroic hideous
    hoax homophobic horrible horribly horrific horrifying horrendous hypocrisy hypocrite hypocrites hypocritical hysteria hysterical
    idiot idiotic idiots ignorant ignorance imbecile immoral indoctrinate indoctrinated indoctrinating indoctrination inept infamous infamously inhumane
    insane insanity insidious insufferable jihad joke laughable laughably liar liars lie lies lunacy lunatic lunatics ludicrous malicious malevolent
    maniac maniacal marxist marxists menace merciless mindless misogynist misogynistic misogyny mob mobs monster monsters monstrous moron moronic murderous nasty
    nefarious nonsense nonsensical notorious notoriously obscene odious ominous oppressive oppressors orwellian outrage outraged outrageous outrageously
    pathetic pathetically perverse perverted pernicious phony preposterous propaganda propagandist propagandists puppet racist racists racism radical radicals
    rabid ranting rant reckless recklessly regime repugnant repulsive rhetoric ridiculous ridiculously rigged ruthless ruthlessly sad sadly scam
    scandalous scary scheming scourge senseless shameful shamefully shameless shamelessly shocking shockingly sickening sinister
    slammed slams blasts blasted slaughter smear smears smearing snowflake snowflakes socialist socialists socialism leftist leftists leftwing left-wing
    right-wing far-left far-right alt-right sordid stupid stupidity supremacist supremacists supremacy swamp sycophant sycophants terrifying terrible terribly
    thug thugs totalitarian toxic traitor traitors treasonous tyranny tyrannical tyrant ugly ultra unconscionable unhinged unhinge
    vicious viciously vile vilify vilified villain vitriol vitriolic warmonger warped weaponize weaponized weaponizing wicked witch-hunt woke wokeness wacko wildly
    xenophobic xenophobia zealot zealots zealotry baseless baselessly debunked bombshell brutal brutally bloodthirsty cronyism debacle doomed
    embarrassing embarrassingly epic fiasco flagrant flat-out fringe grifter grim groundbreaking hailed heroes hostile infamy inflammatory
    infuriating invasion jaw-dropping lambasted lavish lawless looters looting meltdown mock mocked mocking myth nightmare obsessed obsession overblown
    plague plagued plaguing predatory pathological profoundly provocative rampant rampage ravaged relentless relentlessly rioters riot screed
    self-serving self-righteous skewed skewered sleazy slur slurs so-called squalid staggering stunning stunningly subhuman subversive
    tirade toothless trampled tantrum tragic tragically unabashed unabashedly undemocratic unfounded unprecedented unpatriotic virulent virulently vaunted
    wrongheaded whining whine cringe decimated decimate crushing crippling explosive eviscerated eviscerates excoriated atrocities beloved brilliant brilliantly massive massively
    ideologue ideologues ideological antifa proud bastion marauding militant militants oligarchs pundits hardline hard-line gloat gloated
    thankfully incredibly absolutely utterly desperately desperate shamed disturbing disturbingly alarming alarmingly troubling chilling
    ominously bizarre bizarrely weird fake mess chaos chaotic madness nefariously notorious exploit exploited exploiting exploitative greedy greed
    parrot parroted pander pandering cater coddled smug smugly hollow gutless spineless feckless shoddy slimy vapid foolishly falsely wrongly
    destroy destroyed destroying destroys attack attacking rabble-rousing mainstream dishonestly hellbent ironic ironically laughingstock
    bloated nonsense monstrosity misguided erroneous cancel-culture genocidal genocide colonizers privileged supremacism dystopian`),
  'cancel culture',
  'fake news',
  'deep state',
  'radical left',
  'far left',
  'far right',
  'alt right',
  'left wing',
  'right wing',
  'witch hunt',
  'police state',
  'open borders',
  'mainstream media',
  'liberal media',
  'hate speech',
  'so called',
  'mass hysteria',
  'big government',
  'big tech',
  'thought police',
  'virtue signaling',
  'virtue signalling',
  'culture war',
  'race baiting',
  'pro abortion',
  'illegal aliens',
  'white supremacy',
  'white supremacist',
  'white supremacists',
  'war on',
  'the mob',
  'crack down',
  'ethnic cleansing',
  'rape culture',
  'toxic masculinity',
  'conspiracy theories',
  'conspiracy theorist',
  'identity politics',
  'no one in their right mind',
  'any sane person',
  'nothing but',
  'of course',
  'dirty',
  'disgruntled',
  'bigotted',
];
