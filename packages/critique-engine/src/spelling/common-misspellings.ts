const pairs = `nowaday nowadays,nowdays nowadays,accomodate accommodate,accomodation accommodation,acheive achieve,acheivement achievement,accross across,
adress address,agression aggression,alledged alleged,alot a lot,alltough although,allways always,amoung among,aparent apparent,
apparantly apparently,arguement argument,arguements arguments,athiest atheist,attendence attendance,basicly basically,
becasue because,becouse because,becuase because,beggining beginning,begining beginning,beleive believe,beleived believed,
benifit benefit,benifits benefits,buisness business,bussiness business,calender calendar,catagory category,
collegue colleague,comming coming,commitee committee,comunity community,comunication communication,concious conscious,
consciencious conscientious,critisize criticise,definately definitely,definatly definitely,definetly definitely,
dependant dependent,desicion decision,descion decision,desicon decision,decion decision,decsion decision,descision decision,desision decision,develope develop,developement development,diffrent different,
differnt different,dissapear disappear,dissapoint disappoint,dissapointed disappointed,ecomony economy,embarass embarrass,
enviroment environment,enviromental environmental,enviorment environment,enviornment environment,envirnment environment,
equiptment equipment,especialy especially,exagerate exaggerate,excersise exercise,exercize exercise,existance existence,
expecially especially,experiance experience,expierence experience,expirience experience,explaination explanation,extremly extremely,
familar familiar,finaly finally,foriegn foreign,freind friend,freinds friends,futher further,generaly generally,goverment government,
goverments governments,governement government,grammer grammar,gaurantee guarantee,happend happened,harrass harass,
hapiness happiness,helpfull helpful,immediatly immediately,importent important,improvment improvement,independant independent,
inportant important,intresting interesting,intrested interested,interupt interrupt,irrepairable irreparable,knowlege knowledge,
knowlegde knowledge,lenght length,liesure leisure,literaly literally,maintainance maintenance,medecine medicine,mispell misspell,
neccesary necessary,neccessary necessary,necesary necessary,nessesary necessary,noticable noticeable,occassion occasion,
occured occurred,occurence occurrence,occuring occurring,offen often,oportunity opportunity,oppurtunity opportunity,
oportunities opportunities,oppurtunities opportunities,oppertunity opportunity,particularily particularly,peice piece,peple people,
peopel people,perfomance performance,persue pursue,personaly personally,polution pollution,posess possess,posible possible,
possiblity possibility,prefered preferred,privelege privilege,privilage privilege,probaly probably,probly probably,
proffesional professional,profesional professional,proffesor professor,realy really,reccomend recommend,
recomend recommend,recieve receive,recieved received,recieving receiving,refered referred,relevent relevant,religous religious,
remeber remember,resturant restaurant,responsability responsibility,responsable responsible,seperate separate,seperated separated,
seperately separately,sience science,similiar similar,simular similar,sincerly sincerely,sould should,shoud should,
sucess success,successfull successful,succesful successful,sucessful successful,suprise surprise,suprised surprised,studens students,
stundents students,techology technology,tecnology technology,technolgy technology,tommorow tomorrow,tomorow tomorrow,
tommorrow tomorrow,togehter together,truely truly,threshhold threshold,thier their,teh the,untill until,usefull useful,usualy usually,
vaccum vacuum,wierd weird,wether whether,everthing everything,everyting everything,anyting anything,somthing something,someting something,beacause because,becuse because,
becaus because,alway always,techonology technology,diffcult difficult,importan important,studing studying,
ocassion occasion,ocasion occasion,councellor counsellor,liase liaise,carefuly carefully,speach speech,eassy essay,eassay essay,speccially especially,envolve involve,envolved involved,envolves involves,
awarness awareness,wich which,writting writing,writen written,yeild yield`;

/** Words that writers of English often misspell, with the right spelling. Written by hand. */
export const COMMON_MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  pairs.split(/,\s*/).map((pair): [string, string] => {
    const [wrong = '', ...right] = pair.split(' ');
    return [wrong, right.join(' ')];
  }),
);
